import type { ContentProblem } from '#engine';
import { schedulerConfig } from '../../../app/content/generated/settings/schedulerConfig.ts';
import { type AuthoringProblem, authoringCodes } from './AuthoringProblem.ts';

const authoring: ReadonlySet<string> = new Set(authoringCodes);

/**
 * Whether the app does not take a document because of what its compiler, or the check beside it, has found: whatever the
 * compiler finds, and an id by which nobody finds the document. What the categories of the scheduler name is not
 * compiled.
 */
export const refuses = ({ document, code }: ContentProblem | AuthoringProblem): boolean =>
  code === 'wrong-id' || (!authoring.has(code) && document !== schedulerConfig.name);

/** The problem as one because of which the app does not take the document. */
export const refusing = <T extends ContentProblem | AuthoringProblem>(
  problem: T,
): T & { readonly isRefused: true } => ({
  ...problem,
  isRefused: true,
});
