import type { Condition } from './Condition.ts';
import { Demand } from './Demand.ts';
import type { Domain, Variable, Witness } from './Variable.ts';
import type { World } from './World.ts';

/** Why a part of the search failed. */
interface Conflict {
  /** The variables that the failure depends on: changing any other variable does not help. */
  readonly reads: ReadonlySet<Variable>;
  /** Whether every value that could have helped was tried, from complete domains. */
  readonly certain: boolean;
}

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
 * to do with the failure are not varied (conflict-directed backjumping).
 */
export function search(conditions: readonly Condition[], { world, findDomain, most }: Space): Search {
  const failed = new Set<Condition>();
  const read = new Set<Variable>();
  const doubts = new Set<string>();
  let left = most;
  let witness: Witness | undefined;

  /** The conflict of the conditions from `index` on; undefined when they all hold. */
  function from(index: number): Conflict | undefined {
    for (let at = index; at < conditions.length; at += 1) {
      const condition = conditions[at];
      if (condition === undefined) continue;
      const evaluated = evaluate(condition);
      if ('demand' in evaluated) return decide(evaluated.demand, at);
      if (!evaluated.holds) {
        failed.add(condition);
        return { reads: evaluated.reads, certain: left >= 0 };
      }
    }
    witness = world.witness();
    return undefined;
  }

  function evaluate(condition: Condition): { demand: Variable } | { holds: boolean; reads: ReadonlySet<Variable> } {
    left -= 1;
    if (left < 0) return { holds: false, reads: new Set() };
    try {
      const { result, reads } = world.evaluate(() => world.part(condition, condition.holds));
      return { holds: result, reads };
    } catch (error) {
      if (error instanceof Demand) return { demand: error.variable };
      throw error;
    }
  }

  function decide(variable: Variable, index: number): Conflict | undefined {
    const domain = findDomain(variable);
    if ('first' in domain) return decide(domain.first, index);
    read.add(variable);
    const reads = new Set<Variable>(domain.from);
    let { complete: certain } = domain;
    if (!certain) doubts.add(`${variable.name}: ${domain.why ?? 'its values could not be told apart'}`);
    for (const value of domain.values) {
      world.assign(variable, value);
      const conflict = from(index);
      world.release(variable);
      if (conflict === undefined || !conflict.reads.has(variable)) return conflict;
      for (const each of conflict.reads) if (each !== variable) reads.add(each);
      certain &&= conflict.certain;
    }
    return { reads, certain };
  }

  const conflict = from(0);
  if (conflict === undefined) return { found: true, witness: witness ?? new Map() };
  const certain = conflict.certain && left >= 0;
  if (left < 0) doubts.add(`more than ${most} combinations of answers would have to be tried`);
  return { found: false, certain, doubts: certain ? [] : [...doubts], failed: [...failed], read };
}
