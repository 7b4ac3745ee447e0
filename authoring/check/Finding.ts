import type { ProblemCode } from '#engine';
import type { AuthoringProblem } from './AuthoringProblem.ts';

/** What is wrong at one place of one document, for the person who must mend it. */
export interface Finding {
  /** As the author opens it: relative to the working directory, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly severity: 'error';
  readonly code: ProblemCode | AuthoringProblem['code'];
  /** What is wrong, and why. */
  readonly message: string;
  /** The names that would be right here. */
  readonly known?: readonly string[];
  /** The known name that was probably meant. */
  readonly suggestion?: string;
}

const byPlace = (a: Finding, b: Finding): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.message.localeCompare(b.message);

/** In the order of files and lines, each said once. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  const once = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...once.values()].sort(byPlace);
}
