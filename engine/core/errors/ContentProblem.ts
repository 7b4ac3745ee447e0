import { formatPointer } from '../json/pointer.ts';
import { nearestName } from './nearestName.ts';

/** What kind of fault a document has; each code has one test with its expected words. */
export type ProblemCode =
  | 'syntax'
  | 'budget'
  | 'schema'
  | 'transclusion'
  | 'keyword'
  | 'pattern'
  | 'format'
  | 'reference'
  | 'name'
  | 'duplicate'
  | 'type'
  | 'operator'
  | 'arity'
  | 'value'
  | 'cycle'
  | 'order'
  | 'widget'
  | 'encoder'
  | 'verifier'
  | 'review'
  | 'message'
  | 'setting'
  | 'payload'
  | 'path';

/** A fault in a document, for the author who must mend it. A value, never thrown. */
export interface ContentProblem {
  /** The document's name, as the catalogue has it. */
  readonly document: string;
  /** JSON Pointer to the faulty value inside the document; `''` is the whole document. */
  readonly pointer: string;
  readonly code: ProblemCode;
  /** One sentence: where it stands, what is wrong and why. */
  readonly message: string;
  /** The names that would be right here, when the fault is a name. */
  readonly known?: readonly string[];
  /** The known name nearest to the one written, when one is near. */
  readonly suggestion?: string;
  /** 1-based place in the text, for syntax errors. */
  readonly line?: number;
  readonly column?: number;
}

/** Where a part of a document stands, for the problems found in it. */
export interface Place {
  readonly document: string;
  readonly pointer: string;
}

/** One line for a person: where, what, the name probably meant, the known names. */
export function describeProblem({ document, pointer, message, suggestion, known, line }: ContentProblem): string {
  const where = line === undefined ? `${document}${pointer && `#${pointer}`}` : `${document}:${line}`;
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  const names = known === undefined || known.length === 0 ? '' : ` Known: ${known.join(', ')}.`;
  return `${where}: ${message}${meant}${names}`;
}

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

/** A name that is not among the known ones: `what` says what kind of name it is, with its article. */
export function unknownName(
  place: Place,
  code: ProblemCode,
  what: string,
  name: string,
  known: readonly string[],
): ContentProblem {
  const suggestion = nearestName(name, known);
  return {
    ...problem(place, code, `"${name}" is not ${what}.`),
    known,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
