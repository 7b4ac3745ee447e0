import type { JsonObject } from '#engine';
import type { FindingCode } from '../../findings/findingCodes.ts';

/** A place in a file, for the person who opens it. */
export interface FilePlace {
  /** The path that the author opens: relative to the working directory, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

/** A problem at one place of one document, for the person who must fix it. */
export interface LocatedProblem extends FilePlace {
  readonly severity: 'error' | 'warning';
  /** JSON Pointer to the wrong value inside the document; absent where the file has no document. */
  readonly pointer?: string;
  /** Present where the app does not take the document because of this. */
  readonly isRefused?: true;
  /** Explained by its section in `docs/findings.md`. */
  readonly code: FindingCode;
  /** What is wrong, and why. */
  readonly message: string;
  /** The known names that are valid at this place. */
  readonly known?: readonly string[];
  /** The known name that was probably meant. */
  readonly suggestion?: string;
  /** Answers that demonstrate the problem. */
  readonly witness?: JsonObject;
  /** Conditions that cannot all hold, although they could if any one of them were left out. */
  readonly excluding?: readonly (FilePlace & { readonly words: string })[];
}

/** Orders places by file, then line, then column. */
export const byPlace = (a: FilePlace, b: FilePlace): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** The problems in the order of files and lines, without duplicates. */
export function sortProblems(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  const once = new Map<string, LocatedProblem>();
  for (const problem of problems) {
    // The same words at the same place are one problem, whoever found it.
    const { pointer: _pointer, isRefused: _isRefused, ...said } = problem;
    const key = JSON.stringify(said);
    const before = once.get(key);
    if (before === undefined || (problem.isRefused && !before.isRefused)) once.set(key, problem);
  }
  return [...once.values()].sort((a, b) => byPlace(a, b) || a.message.localeCompare(b.message));
}
