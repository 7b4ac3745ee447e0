import type { ContentProblem } from '#engine';
import { messageOf } from '#engine/problems';

type Failure = { readonly ok: true } | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/** The problems, or those of a result, as authors read them. */
export const worded = (found: readonly ContentProblem[] | Failure) =>
  problemsOf(found).map((problem) => ({ ...problem, message: messageOf(problem) }));

const problemsOf = (found: readonly ContentProblem[] | Failure): readonly ContentProblem[] =>
  'ok' in found ? (found.ok ? [] : found.problems) : found;
