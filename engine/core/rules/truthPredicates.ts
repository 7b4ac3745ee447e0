import { type Truth, UNKNOWN } from './Unknown.ts';

/*
 * How each effect reads a rule that is unknown. Every reading is the one that asks or stops rather than lets pass.
 */

/** A field is shown when all of its show rules are true: unknown hides it, and what is hidden is not sent. */
export const isShown = (rules: readonly Truth[]): boolean => rules.every((truth) => truth === true);

/** A shown field must be answered when any of its rules is true or may be. */
export const isRequired = (rules: readonly Truth[]): boolean => rules.some((truth) => truth !== false);

/**
 * A check fails when it is false. When it is unknown it fails once its own field is answered: before that, whether
 * an answer is due is the business of `required`.
 */
export const isFailing = (truth: Truth, answered: boolean): boolean =>
  truth === false || (truth === UNKNOWN && answered);

/**
 * A step or page with a condition is on the path when that is true. Unknown keeps it off, like a hidden field: its
 * condition reads earlier pages only, so by the time the guest could reach it, what is still unknown was left out
 * on purpose, and what is left out stays out of the request as well.
 */
export const isOnPath = (truth: Truth): boolean => truth === true;

/** A question is skipped only when that is certain. */
export const isSkipped = (truth: Truth): boolean => truth === true;
