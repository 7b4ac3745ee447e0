import type { Json, JsonObject, Place } from '#engine';
import type { Reason } from './ProofProblem.ts';
import type { Condition } from './solve/Condition.ts';
import type { Witness } from './solve/Variable.ts';

/** Conditions as they are reported to the author; one without a place of its own gets `place`. */
export const listReasons = (conditions: readonly Condition[], place: Place): readonly Reason[] =>
  conditions.map((condition) => ({ description: condition.description, ...(condition.place ?? place) }));

/**
 * The values of a witness by the names of their variables, in the order in which they were decided. Missing values are
 * left out.
 */
export const answersIn = (witness: Witness): JsonObject =>
  Object.fromEntries(
    [...witness].flatMap(([{ name }, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

/** A witness with the answer to a field, unless it has this answer already, under the step that asks for it. */
export function withAnswer(witness: JsonObject, field: string, answer: Json): JsonObject {
  const isShown = Object.entries(witness).some(
    ([name, value]) => /^(answers|steps\.[^.]+)\./.test(name) && name.endsWith(`.${field}`) && isSame(value, answer),
  );
  return isShown ? witness : { ...witness, [`answers.${field}`]: answer };
}

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);
