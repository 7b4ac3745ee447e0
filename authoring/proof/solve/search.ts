import type { Condition } from './Condition.ts';
import { type Conflict, createLessons } from './Lessons.ts';
import { type Reason, restOn, withoutVariable } from './Reason.ts';
import type { Domain, Variable, Witness } from './Variable.ts';
import type { World } from './World.ts';

export interface Space {
  readonly world: World;
  /** The values to try for a variable, or another variable that must be decided first. */
  readonly findDomain: (variable: Variable) => Domain | { readonly first: Variable };
  /** The most evaluations of conditions in one search. Beyond that the search gives up and proves nothing. */
  readonly most: number;
}

export type Search =
  | { readonly found: true; readonly witness: Witness }
  /** `failed` are the conditions that were false at least once; they exclude each other without the rest. */
  | {
      readonly found: false;
      readonly certain: boolean;
      /** Where it is not certain: why, each with the name of what it is about. */
      readonly doubts: readonly string[];
      readonly failed: readonly Condition[];
      readonly read: ReadonlySet<Variable>;
    };

/**
 * Looks for values for which all conditions hold. A variable gets a value when a condition asks for it. A failed
 * condition is tried again only with another value of a variable that it has read, so that variables that have nothing
 * to do with the failure are not varied (conflict-directed backjumping), nor is a failure repeated for other values for which
 * the parts of the conditions come to the same (conflict learning).
 */
export function search(conditions: readonly Condition[], { world, findDomain, most }: Space): Search {
  const failed = new Set<Condition>();
  const read = new Set<Variable>();
  const doubts = new Set<string>();
  const lessons = createLessons(world);
  let left = most;
  let witness: Witness | undefined;

  /** The conflict of the conditions from `index` on; undefined when they all hold. */
  function from(index: number): Conflict | undefined {
    for (let at = index; at < conditions.length; at += 1) {
      const condition = conditions[at];
      if (condition === undefined) continue;
      left -= 1;
      if (left < 0) return { reasons: new Set(), certain: false };
      const evaluated = world.evaluate(() => world.part(condition, condition.holds));
      if ('demand' in evaluated) return decide(evaluated.demand, at);
      if (evaluated.result !== true) {
        failed.add(condition);
        return { reasons: evaluated.reasons, certain: true };
      }
    }
    witness = world.witness();
    return undefined;
  }

  function decide(variable: Variable, index: number): Conflict | undefined {
    const domain = findDomain(variable);
    if ('first' in domain) return decide(domain.first, index);
    read.add(variable);
    const known = lessons.recall(variable);
    if (known !== undefined) return known;
    const reasons = new Set<Reason>(domain.from);
    let { complete: certain } = domain;
    if (!certain) doubts.add(`${variable.name}: ${domain.why ?? 'its values could not be told apart'}`);
    for (const value of domain.values) {
      world.assign(variable, value);
      const conflict = from(index);
      world.release(variable);
      if (conflict === undefined || !restOn(conflict.reasons, variable)) return conflict;
      for (const each of withoutVariable(conflict.reasons, variable)) reasons.add(each);
      certain &&= conflict.certain;
    }
    if (left >= 0) lessons.learn(variable, { reasons, certain });
    return { reasons, certain };
  }

  const conflict = from(0);
  if (conflict === undefined) return { found: true, witness: witness ?? new Map() };
  const certain = conflict.certain && left >= 0;
  if (left < 0) doubts.add(`more than ${most} combinations of answers would have to be tried`);
  return { found: false, certain, doubts: certain ? [] : [...doubts], failed: [...failed], read };
}
