import { type Truth, UNKNOWN } from './Unknown.ts';

/*
 * How each effect of a rule treats unknown. The choice is always the safe one: to ask or to stop, not to let pass.
 */

/** A field is shown when all of its show rules are true. Unknown hides it, and a hidden answer is not sent. */
export const isShown = (rules: readonly Truth[]): boolean => rules.every((truth) => truth === true);

/** A shown field must be answered when any of its require rules is true or unknown. */
export const isRequired = (rules: readonly Truth[]): boolean => rules.some((truth) => truth !== false);

/**
 * A check fails when it is false. When it is unknown, it fails only once its own field is answered. Until then
 * `required` decides whether an answer is missing.
 */
export const isFailing = (truth: Truth, answered: boolean): boolean =>
  truth === false || (truth === UNKNOWN && answered);

/**
 * A step or page with a condition is on the path when the condition is true. Unknown keeps it off, like a hidden field.
 * The condition reads only earlier pages. So when the guest could reach the page, an answer that is still missing was
 * left out on purpose, and the page is left out of the request as well.
 */
export const isOnPath = (truth: Truth): boolean => truth === true;

/** A question is skipped only when that is certain. */
export const isSkipped = (truth: Truth): boolean => truth === true;
