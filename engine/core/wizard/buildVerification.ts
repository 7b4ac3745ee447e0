import { givenAnswer } from '../form/givenAnswers.ts';
import type { PageView } from '../form/viewForm.ts';
import type { Json, JsonObject } from '../json/Json.ts';
import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers } from '../rules/Scope.ts';

/** Answers of a page that the app must verify. */
export interface Verification {
  /** The name of the verifier. */
  readonly as: string;
  /** The answers to verify, by the verifier's names for them. */
  readonly values: JsonObject;
}

/**
 * What there is to verify on a page: the answers that its document names, as far as they are shown and given. Undefined
 * when there are none, or when the document's condition is not true.
 */
export function buildVerification({ page, shown, scope }: PageView, answers: Answers): Verification | undefined {
  const { verify } = page;
  if (verify === undefined) return undefined;
  if (verify.when !== undefined && evaluateCondition(verify.when, scope) !== true) return undefined;
  const values = verify.fields.flatMap(({ name, field }): readonly (readonly [string, Json])[] => {
    if (!shown.includes(field) || !Object.hasOwn(answers, field)) return [];
    const value = givenAnswer(answers[field]);
    return value === undefined ? [] : [[name, value]];
  });
  return values.length === 0 ? undefined : { as: verify.as, values: Object.fromEntries(values) };
}
