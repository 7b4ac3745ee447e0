import type { JsonObject, ProblemCode } from '#engine';
import type { ProofCode } from '../../proof/ProofProblem.ts';
import type { AuthoringProblem } from './AuthoringProblem.ts';

/** A place in a file, for the person who opens it. */
export interface FilePlace {
  /** As the author opens it: relative to the working directory, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

/** What is wrong at one place of one document, for the person who must mend it. */
export interface LocatedProblem extends FilePlace {
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode | AuthoringProblem['code'] | ProofCode;
  /** What is wrong, and why. */
  readonly message: string;
  /** The names that would be right here. */
  readonly known?: readonly string[];
  /** The known name that was probably meant. */
  readonly suggestion?: string;
  /** Answers that show it. */
  readonly witness?: JsonObject;
  /** Conditions that cannot hold together, though without any one of them the others could. */
  readonly excluding?: readonly (FilePlace & { readonly words: string })[];
}

/** In the order of files and lines. */
export const byPlace = (a: FilePlace, b: FilePlace): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** In the order of files and lines, each said once. */
export function sortProblems(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...once.values()].sort((a, b) => byPlace(a, b) || a.message.localeCompare(b.message));
}
