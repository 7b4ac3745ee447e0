import type { JsonObject, Place } from '#engine';
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
