import { formatPointer } from '../json/pointer.ts';
import type { ContentProblem, Place, Sentence } from './ContentProblem.ts';

/** The place of a part of the value at `place`. */
export const inside = (place: Place, ...names: readonly (string | number)[]): Place => ({
  document: place.document,
  pointer: place.pointer + formatPointer(names),
});

type CodeOf<Name extends string> = Name extends `${infer Code}/${string}` ? Code : Name;

/** A problem that a sentence describes. The name of the sentence begins with the code of the problem. */
export const problem = ({ document, pointer }: Place, ...message: Sentence): ContentProblem => ({
  document,
  pointer,
  code: message[0].replace(/\/.*/, '') as CodeOf<Sentence[0]>,
  message,
});

/** The problem of a name that is not known: the first that the sentence mentions. */
export const unknownName = (
  place: Place,
  known: readonly string[],
  ...message: Extract<Sentence, readonly [unknown, string, ...unknown[]]>
): ContentProblem => ({ ...problem(place, ...message), known, written: message[1] });
