import { type Truth, UNKNOWN } from './Unknown.ts';

/*
 * What a result of `evaluateCondition` means for each effect of a rule, unknown included. The choice is always the safe
 * one: to ask or to stop, not to let pass. The engine itself decides by these; they are exported for tools that explain
 * or prove documents, and for apps that evaluate rules of their own.
 */

/**
 * Whether a field is shown, by the results of its `show` rules: when all of them are true. Unknown hides it, and a hidden
 * answer is not sent.
 */
export const isShown = (rules: readonly Truth[]): boolean => rules.every((truth) => truth === true);

/** Whether a shown field must be answered, by the results of its `require` rules: when any is true or unknown. */
export const isRequired = (rules: readonly Truth[]): boolean => rules.some((truth) => truth !== false);

/**
 * Whether a `check` fails, by its result: when it is false. When it is unknown, it fails only once its own field is
 * answered. Until then `required` decides whether an answer is missing.
 */
export const isFailing = (truth: Truth, answered: boolean): boolean =>
  truth === false || (truth === UNKNOWN && answered);

/**
 * Whether a step or page is on the path, by the result of its `when`: when that is true. Unknown keeps it off, like a
 * hidden field. The condition reads only earlier pages. So when the guest could reach the page, an answer that is still
 * missing was left out on purpose, and the page is left out of the request as well.
 */
export const isOnPath = (truth: Truth): boolean => truth === true;

/** Whether a question is skipped, by the result of its `skipWhen`: only when that is certain. */
export const isSkipped = (truth: Truth): boolean => truth === true;
