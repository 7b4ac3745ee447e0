import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { type Sentence, sentencesOf } from '../words/Sentence.ts';
import { areForms } from '../words/wordStems.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/** "We send no reminder before the visit." */
const DENIAL = /\bwe (?:send|make|give|offer|keep|charge|take) no (?<what>\p{L}+)/iu;

const NEGATION = /\b(?:no|not|never|without|nor|cannot)\b|n['’]t\b/i;

/** Sentences about what we do, or what guests get from us: "Your calendar reminds you" is of something else. */
const PROMISE = /\bwe(?:['’]ll)?\b|\byou(?:['’]ll| will)? (?:also )?(?:get|receive)\b/i;

/** Reports texts that promise what another text says we do not do, such as a reminder. */
export function checkDenials(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const sentences = documents.flatMap(({ file: { name }, texts }) =>
    texts().flatMap((text) => sentencesOf(name, text)),
  );
  const denied = sentences.flatMap((sentence) => {
    const what = DENIAL.exec(sentence.text)?.groups?.what?.toLowerCase();
    return what === undefined ? [] : [{ sentence, what }];
  });
  return sentences.flatMap((one): readonly AuthoringProblem[] => {
    const found = isPromise(one)
      ? denied.find(({ what }) => [...one.words].some((word) => areForms(word, what)))
      : undefined;
    if (found === undefined) return [];
    const { document, pointer, text } = found.sentence;
    const message = `This text says "${one.text.trim()}", and "${document}" (${pointer}) "${text.trim()}".`;
    return [{ document: one.document, pointer: one.pointer, code: 'says-the-opposite', message }];
  });
}

const isPromise = ({ text }: Sentence): boolean => PROMISE.test(text) && !NEGATION.test(text);
