import type { Condition } from './Condition.ts';
import { type Search, type Space, search } from './search.ts';
import type { Witness } from './Variable.ts';

/** What is certain about conditions that are to hold together. */
export type Verdict =
  | { readonly kind: 'possible'; readonly witness: Witness }
  /** `excluding`: each of them can hold, all of them cannot, and without any one of them the others could. */
  | { readonly kind: 'impossible'; readonly excluding: readonly Condition[] }
  /** Nothing was found, but that proves nothing. */
  | { readonly kind: 'open' };

export interface Deciding extends Space {
  /** The same space, tried more densely: what was found impossible is confirmed in it. Slower. */
  readonly dense: Space;
}

/** Whether the conditions can hold together, with the proof. */
export function decide(conditions: readonly Condition[], space: Deciding): Verdict {
  const first = search(conditions, space);
  if (first.found) return { kind: 'possible', witness: first.witness };
  if (!first.certain) return { kind: 'open' };
  const excluding = fewest(first.failed, space);
  const confirmed = search(excluding, space.dense);
  if (!confirmed.found) return confirmed.certain ? { kind: 'impossible', excluding } : { kind: 'open' };
  const again: Search = search(conditions, space.dense);
  return again.found ? { kind: 'possible', witness: again.witness } : { kind: 'open' };
}

/** Leaves out each condition without which the others exclude each other still. */
function fewest(conditions: readonly Condition[], space: Space): readonly Condition[] {
  let kept = conditions;
  for (const condition of conditions) {
    const others = kept.filter((each) => each !== condition);
    const without = search(others, space);
    if (!without.found && without.certain) kept = others;
  }
  return kept;
}
