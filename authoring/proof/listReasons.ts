import type { JsonObject, Place } from '#engine';
import type { Reason } from './ProofProblem.ts';
import type { Condition } from './solve/Condition.ts';
import type { Witness } from './solve/Variable.ts';

/** Conditions, as the author is told of them; those without a place of their own stand at `place`. */
export const listReasons = (conditions: readonly Condition[], place: Place): readonly Reason[] =>
  conditions.map((condition) => ({ description: condition.description, ...(condition.place ?? place) }));

/** A witness by the names of its variables, in the order in which they were decided; what is missing is left out. */
export const answersIn = (witness: Witness): JsonObject =>
  Object.fromEntries(
    [...witness].flatMap(([{ name }, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
