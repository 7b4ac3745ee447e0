import type { Condition } from './Condition.ts';
import { type Search, type Space, search } from './search.ts';
import type { Variable, Witness } from './Variable.ts';

/** What is certain about whether several conditions can hold together. */
export type Decision =
  | { readonly kind: 'possible'; readonly witness: Witness }
  /** `excluding` are conditions that cannot all hold, although they could if any one of them were left out. */
  | { readonly kind: 'impossible'; readonly excluding: readonly Condition[] }
  /** Neither values nor a proof were found, and why. */
  | { readonly kind: 'open'; readonly doubts: readonly string[] };

export interface DecisionSpace extends Space {
  /** For each variable, the condition that it has a value only if the guest can give it one. */
  readonly keeps: ReadonlyMap<Variable, Condition>;
  /** The same space with more values, in which an impossible result is confirmed. Slower. */
  readonly dense: Space;
}

/** Decides whether the conditions can hold together, with a witness or the conditions that exclude each other. */
export function decide(conditions: readonly Condition[], space: DecisionSpace): Decision {
  const first = search(conditions, space);
  if (first.found) return { kind: 'possible', witness: first.witness };
  if (!first.certain) return { kind: 'open', doubts: first.doubts };
  const excluding = minimizeConflict(first.failed, space);
  const confirmed = search(excluding, space.dense);
  if (!confirmed.found && confirmed.certain)
    return { kind: 'impossible', excluding: explainConflict(excluding, first.read, space) };
  if (!confirmed.found) return { kind: 'open', doubts: confirmed.doubts };
  const again: Search = search(conditions, space.dense);
  if (again.found) return { kind: 'possible', witness: again.witness };
  return {
    kind: 'open',
    doubts: again.certain ? ['context.today: some days were tried that others differ from'] : again.doubts,
  };
}

/** Explains a conflict by smaller conditions, including those that prevent an answer. */
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
      // The search assumed an answer that the guest may not be able to give, so that must be decided as well.
      const before = asked.size;
      for (const variable of found.witness.keys()) asked.add(variable);
      if (asked.size === before) return conditions;
    }
  });
}

/** Removes each condition without which the others still exclude each other. */
function minimizeConflict(conditions: readonly Condition[], space: Space): readonly Condition[] {
  let kept = conditions;
  for (const condition of conditions) {
    const others = kept.filter((each) => each !== condition);
    const without = search(others, space);
    if (!without.found && without.certain) kept = others;
  }
  return kept;
}
