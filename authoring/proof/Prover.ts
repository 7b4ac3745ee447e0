import { createDomains, type DomainOptions } from './domains/createDomains.ts';
import type { Tally } from './ProofProblem.ts';
import type { Condition } from './solve/Condition.ts';
import { type Deciding, decide } from './solve/decide.ts';
import { search } from './solve/search.ts';
import type { Variable, Witness } from './solve/Variable.ts';
import type { World } from './solve/World.ts';

/** What documents say, for a search to walk in. */
export interface Ground extends Pick<DomainOptions, 'sources' | 'rules' | 'today'> {
  readonly world: World;
  readonly keeps: Deciding['keeps'];
}

export interface Prover {
  readonly tally: () => Tally;
  /** The conditions that exclude each other; undefined when all can hold together, or nothing is certain. */
  readonly excluded: (conditions: readonly Condition[]) => readonly Condition[] | undefined;
  /** Values with which all conditions hold, for a guest who does what is asked. */
  readonly example: (conditions: readonly Condition[]) => Witness | undefined;
  /** The values that a guest may choose from at the moment, if those that are tried stand for all. */
  readonly choosable: (variable: Variable) => ReturnType<Deciding['domainOf']>;
}

/** Decides by search what can be and what cannot. */
export function createProver({ world, keeps, ...ground }: Ground): Prover {
  const spaceOf = (reach: DomainOptions['reach']) => ({
    world,
    domainOf: createDomains({ ...ground, peek: world.peek, reach }),
    most: reach === 'dense' ? 3_000_000 : 60_000,
  });
  const wide: Deciding = { ...spaceOf('wide'), keeps, dense: spaceOf('dense') };
  const usual = spaceOf('usual');
  let decided = 0;
  let open = 0;
  return {
    tally: () => ({ decided, open }),
    excluded: (conditions) => {
      const verdict = decide(conditions, wide);
      if (verdict.kind === 'open') open += 1;
      else decided += 1;
      return verdict.kind === 'impossible' ? verdict.excluding : undefined;
    },
    example: (conditions) => {
      const found = search(conditions, usual);
      return found.found ? found.witness : undefined;
    },
    choosable: usual.domainOf,
  };
}
