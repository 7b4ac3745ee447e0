import type { Place } from '#engine';
import { businessNames } from '../../../app/journey/picked/PickedAppointments.ts';
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
 * Reports texts that promise what another text says we do not do, such as a reminder; those that offer another way to meet
 * than the one that is said to be the only one; and those by which the 2nd appointment stays when the 1st is canceled, or a
 * guest leaves right after a vaccine, or may be in any state, where another says otherwise.
 *
 * @param reported problems that are known already
 */
export function checkDenials(
  documents: readonly ParsedDocument[],
  reported: readonly Place[],
): readonly AuthoringProblem[] {
  const read = documents.flatMap(({ file: { name }, texts }) => texts().map((text) => sentencesOf(name, text)));
  const sentences = read.flat();
  const denied = sentences.flatMap((sentence) => {
    const what = DENIAL.exec(sentence.text)?.groups?.what?.toLowerCase();
    return what === undefined ? [] : [{ sentence, what }];
  });
  // The terms of a consent, and what is said to whoever declines it, are of one thing, and so is all of one business.
  const parts = new Map<string, Sentence[]>();
  for (const sentence of sentences.filter(({ text }) =>
    ways.some(({ only, other }) => only.test(text) || other.test(text)),
  )) {
    const businesses = businessNames.filter((name) => [...sentence.words].some((word) => areForms(word, name)));
    for (const part of [`${sentence.document}#${sentence.pointer.split('/')[1]}`, ...businesses])
      parts.set(part, [...(parts.get(part) ?? []), sentence]);
  }
  const offers = [...parts.values()].flatMap((part) => offeredBeside(part));
  const offered = new Map(offers.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values();
  const promised = sentences.flatMap((one): readonly AuthoringProblem[] => {
    const found = isPromise(one)
      ? denied.find(({ what }) => [...one.words].some((word) => areForms(word, what)))
      : undefined;
    if (found === undefined) return [];
    const { document, pointer, text } = found.sentence;
    const message = `This text says "${one.text.trim()}", and "${document}" (${pointer}) "${text.trim()}".`;
    return [{ document: one.document, pointer: one.pointer, code: 'says-the-opposite', message }];
  });
  const isReported = ({ document, pointer }: Place): boolean =>
    reported.some((each) => each.document === document && each.pointer === pointer);
  return [...offered, ...promised, ...contrary(sentences).filter((problem) => !isReported(problem))];
}

/** What is true of all visits, and what contradicts it. */
const facts = [
  {
    right: /\bcancel\w*\b[^.]*\b1st\b[^.]*\b2nd\b[^.]*\bcancel|\bcancel\w*\b[^.]*\b1st\b[^.]*\bcancels\b[^.]*\b2nd\b/i,
    wrong:
      /\bcancel\w*\b[^.]*\b1st\b[^.]*(?:\b(?:2nd|others?|rest)\b[^.]*\b(?:stays?|remains?|still|keeps?)\b|\b(?:leaves?|keeps?|spares?|does not (?:cancel|change|touch)|without canceling)\b[^.]*\b(?:2nd|others?|rest)\b)/i,
  },
  {
    right: /\b(?:stay|wait)\b[^.]*\bminutes\b[^.]*\bafter (?:your|the|a) (?:vaccine|dose|shot)\b/i,
    wrong:
      /(?<!(?:\bnot|\bnever|n['’]t) )\bleave (?:right|straight|directly|immediately|at once|as soon)\b[^.]*\b(?:vaccine|dose|shot)\b/i,
  },
  {
    right: /\bstate\b[^.]*\blicensed there\b|\blicensed in (?:the|your|that|this) state\b/i,
    wrong:
      /(?<!(?:\bnot|\bcannot|\bnever|n['’]t) )\b(?:be|are|join|call) (?:in|from) (?:any|another|whichever) state\b/i,
  },
];

const contrary = (sentences: readonly Sentence[]): readonly AuthoringProblem[] =>
  facts.flatMap(({ right, wrong }) => {
    const other = sentences.find(({ text }) => right.test(text));
    if (other === undefined) return [];
    return sentences
      .filter(({ text }) => wrong.test(text))
      .map(({ document, pointer, text }): AuthoringProblem => {
        const message = `This text says "${text.trim()}", and "${other.document}" (${other.pointer}) "${other.text.trim()}".`;
        return { document, pointer, code: 'says-the-opposite', message };
      });
  });

/** What a text offers beside the sentence that excludes it, in the same part of the document. */
const offeredBeside = (text: readonly Sentence[]): readonly AuthoringProblem[] =>
  ways.flatMap(({ only, other }) => {
    const [said] = text.filter((sentence) => only.test(sentence.text));
    const offer = text.find(
      (each) => each !== said && other.test(each.text) && !NEGATION.test(each.text.replaceAll(/\bwithout\b/gi, '')),
    );
    if (said === undefined || offer === undefined) return [];
    const message = `This text says "${offer.text.trim()}", and beside it "${said.text.trim()}" (${said.pointer}).`;
    return [{ document: offer.document, pointer: offer.pointer, code: 'says-the-opposite' as const, message }];
  });

const isPromise = ({ text }: Sentence): boolean => PROMISE.test(text) && !NEGATION.test(text);
