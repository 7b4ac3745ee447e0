import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { type Sentence, sentencesOf } from '../words/Sentence.ts';
import { areForms } from '../words/wordStems.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/** "We send no reminder before the visit." */
const DENIAL = /\bwe (?:send|make|give|offer|keep|charge|take) no (?<what>\p{L}+)/iu;

const NEGATION = /\b(?:no|not|never|without|nor|cannot)\b|n['’]t\b/i;

/** Sentences about what we do, or what guests get from us: "Your calendar reminds you" is of something else. */
const PROMISE = /\bwe(?:['’]ll)?\b|\byou(?:['’]ll| will)? (?:also )?(?:get|receive)\b/i;

/** Ways to meet, and the words that offer another one. */
const ways = [
  { only: /\bby video only\b|\bonly by video\b/i, other: /\b(?:in person|at (?:a|the|our|your) clinic)\b/i },
  { only: /\bin person only\b|\bonly in person\b/i, other: /\bby video\b/i },
];

/**
 * Reports texts that promise what another text says we do not do, such as a reminder; and those that offer another way to
 * meet than the one that they say is the only one.
 */
export function checkDenials(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const read = documents.flatMap(({ file: { name }, texts }) => texts().map((text) => sentencesOf(name, text)));
  const sentences = read.flat();
  const denied = sentences.flatMap((sentence) => {
    const what = DENIAL.exec(sentence.text)?.groups?.what?.toLowerCase();
    return what === undefined ? [] : [{ sentence, what }];
  });
  // The terms of a consent, and what is said to whoever declines it, are of one thing.
  const parts = new Map<string, Sentence[]>();
  for (const sentence of sentences.filter(({ text }) =>
    ways.some(({ only, other }) => only.test(text) || other.test(text)),
  )) {
    const part = `${sentence.document}#${sentence.pointer.split('/')[1]}`;
    parts.set(part, [...(parts.get(part) ?? []), sentence]);
  }
  const offered = [...parts.values()].flatMap((part) => offeredBeside(part));
  const promised = sentences.flatMap((one): readonly AuthoringProblem[] => {
    const found = isPromise(one)
      ? denied.find(({ what }) => [...one.words].some((word) => areForms(word, what)))
      : undefined;
    if (found === undefined) return [];
    const { document, pointer, text } = found.sentence;
    const message = `This text says "${one.text.trim()}", and "${document}" (${pointer}) "${text.trim()}".`;
    return [{ document: one.document, pointer: one.pointer, code: 'says-the-opposite', message }];
  });
  return [...offered, ...promised];
}

/** What a text offers beside the sentence that excludes it, in the same part of the document. */
const offeredBeside = (text: readonly Sentence[]): readonly AuthoringProblem[] =>
  ways.flatMap(({ only, other }) => {
    const [said] = text.filter((sentence) => only.test(sentence.text));
    const offer = text.find((each) => each !== said && other.test(each.text) && !NEGATION.test(each.text));
    if (said === undefined || offer === undefined) return [];
    const message = `This text says "${offer.text.trim()}", and beside it "${said.text.trim()}" (${said.pointer}).`;
    return [{ document: offer.document, pointer: offer.pointer, code: 'says-the-opposite' as const, message }];
  });

const isPromise = ({ text }: Sentence): boolean => PROMISE.test(text) && !NEGATION.test(text);
