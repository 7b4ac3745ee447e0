import type { Json, JsonObject } from '#engine';
import { answersIn } from '../../proof/listReasons.ts';
import type { Witness } from '../../proof/solve/Variable.ts';
import type { Example } from '../Change.ts';

/** The answers and the context of a witness, without the names of variables and of what the documents fix. */
export function exampleOf(witness: Witness): Example {
  const values = Object.entries(answersIn(witness));
  const below = (roots: readonly string[]): JsonObject =>
    Object.fromEntries(
      values.flatMap(([name, value]): readonly [string, Json][] => {
        const root = roots.find((each) => name.startsWith(`${each}.`));
        return root === undefined ? [] : [[name.slice(root.length + 1), value]];
      }),
    );
  return { context: below(['context']), answers: below(['steps', 'answers']) };
}
