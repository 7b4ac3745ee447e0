import { formatPointer } from '../json/pointer.ts';
import type { ContentProblem, Place } from './ContentProblem.ts';
import type { ProblemCode } from './problemCodes.ts';

/** The place of a part of the value at `place`. */
export const inside = (place: Place, ...names: readonly (string | number)[]): Place => ({
  document: place.document,
  pointer: place.pointer + formatPointer(names),
});

export const problem = (place: Place, code: ProblemCode, message: string): ContentProblem => ({
  document: place.document,
  pointer: place.pointer,
  code,
  message,
});

/**
 * The problem of a name that is not known.
 *
 * @param what the kind of name with its article, such as "a widget"
 */
export function unknownName(
  place: Place,
  code: ProblemCode,
  what: string,
  name: string,
  known: readonly string[],
): ContentProblem {
  return { ...problem(place, code, `"${name}" is not ${what}.`), known, written: name };
}
