import type { Condition } from './Condition.ts';
import { type Search, type Space, search } from './search.ts';
import type { Variable, Witness } from './Variable.ts';

/** What is certain about conditions that are to hold together. */
export type Decision =
  | { readonly kind: 'possible'; readonly witness: Witness }
  /** `excluding`: each of them can hold, all of them cannot, and without any one of them the others could. */
  | { readonly kind: 'impossible'; readonly excluding: readonly Condition[] }
  /** Nothing was found, but that proves nothing. */
  | { readonly kind: 'open' };

export interface DecisionSpace extends Space {
  /** That a variable has a value only where the guest can give it one. */
  readonly keeps: ReadonlyMap<Variable, Condition>;
  /** The same space, tried more densely: what was found impossible is confirmed in it. Slower. */
  readonly dense: Space;
}

/** Whether the conditions can hold together, with the proof. */
export function decide(conditions: readonly Condition[], space: DecisionSpace): Decision {
  const first = search(conditions, space);
  if (first.found) return { kind: 'possible', witness: first.witness };
  if (!first.certain) return { kind: 'open' };
  const excluding = minimizeConflict(first.failed, space);
  const confirmed = search(excluding, space.dense);
  if (!confirmed.found && confirmed.certain)
    return { kind: 'impossible', excluding: explainConflict(excluding, first.read, space) };
  if (!confirmed.found) return { kind: 'open' };
  const again: Search = search(conditions, space.dense);
  return again.found ? { kind: 'possible', witness: again.witness } : { kind: 'open' };
}

/** The same in smaller conditions, and with those that tell why an answer is not there. */
function explainConflict(
  conditions: readonly Condition[],
  read: ReadonlySet<Variable>,
  space: DecisionSpace,
): readonly Condition[] {
  const parts = conditions.flatMap((condition) => condition.parts ?? [condition]);
  const asked = new Set(read);
  return space.world.ignoringVisibility(() => {
    for (;;) {
      const kept = [...asked].flatMap((variable) => space.keeps.get(variable) ?? []);
      const found = search([...parts, ...kept], space);
      if (!found.found) return found.certain ? minimizeConflict(found.failed, space) : conditions;
      // An answer was assumed that the guest may not be able to give: whether so is to be decided, too.
      const before = asked.size;
      for (const variable of found.witness.keys()) asked.add(variable);
      if (asked.size === before) return conditions;
    }
  });
}

/** Leaves out each condition without which the others exclude each other still. */
function minimizeConflict(conditions: readonly Condition[], space: Space): readonly Condition[] {
  let kept = conditions;
  for (const condition of conditions) {
    const others = kept.filter((each) => each !== condition);
    const without = search(others, space);
    if (!without.found && without.certain) kept = others;
  }
  return kept;
}
