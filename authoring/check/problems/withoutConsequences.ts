import type { ContentProblem } from '#engine';
import { messageOf, suggestName } from '#engine/problems';

/** What a document breaks of its schema, without what only follows from something else that it breaks. */
export const withoutConsequences = (problems: readonly ContentProblem[]): readonly ContentProblem[] =>
  problems.filter((each) => !problems.some((cause) => each.document === cause.document && follows(each, cause)));

const follows = (each: ContentProblem, cause: ContentProblem): boolean =>
  isMisspelled(each, cause) || isEmptyList(each, cause);

/** Whether a member is missing only because it stands there misspelled. */
const isMisspelled = (missing: ContentProblem, unknown: ContentProblem): boolean =>
  missing.code === 'missing-member' &&
  unknown.code === 'unknown-member' &&
  messageOf(missing).endsWith(` lacks "${suggestName(unknown)}".`) &&
  missing.pointer === unknown.pointer.replace(/\/[^/]*$/, '');

/** Whether a list has too few entries only because it lacks the one that it must have. */
const isEmptyList = (few: ContentProblem, lacking: ContentProblem): boolean =>
  few.code === 'wrong-count' &&
  lacking.code === 'missing-entry' &&
  few.pointer === lacking.pointer &&
  messageOf(few).endsWith(' must have 1 or more entries.');
