import type { Place } from '#engine';
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
  /** The document that a question is about whose conditions have no place of their own. */
  readonly document: string;
}

export interface Prover {
  readonly tally: () => Tally;
  /** Notes a question about this place that could not be decided. */
  readonly leave: (place: Place) => void;
  /** The conditions that exclude each other; undefined when all can hold together, or nothing is certain. */
  readonly excluded: (conditions: readonly Condition[]) => readonly Condition[] | undefined;
  /** The same, whatever is settled being so. */
  readonly excludedAsSettled: Prover['excluded'];
  /** Values with which all conditions hold, whatever is settled being so; undefined when there are none, or none were found. */
  readonly possible: (conditions: readonly Condition[]) => Witness | undefined;
  /** Values with which all conditions hold, for a guest who does what is asked. */
  readonly example: (conditions: readonly Condition[]) => Witness | undefined;
  /** The values that a guest may choose from at the moment, if those that are tried stand for all. */
  readonly choosable: (variable: Variable) => ReturnType<Deciding['domainOf']>;
}

/** Decides by search what can be and what cannot. */
export function createProver({ world, keeps, document, ...ground }: Ground): Prover {
  const spaceOf = (reach: DomainOptions['reach'], settles = false) => ({
    world,
    domainOf: createDomains({ ...ground, peek: world.peek, reach, settles }),
    most: reach === 'dense' ? 3_000_000 : 60_000,
  });
  const decidingIn = (settles: boolean): Deciding => ({
    ...spaceOf('wide', settles),
    keeps,
    dense: spaceOf('dense', settles),
  });
  const wide = decidingIn(false);
  const asSettled = decidingIn(true);
  const usual = spaceOf('usual');
  const settled = new Map(
    ground.sources.flatMap(({ variable, settled: known }) => (known === undefined ? [] : [[variable, known.value]])),
  );
  /** What is settled is known from the start, so that what is compared with it has the fewest values. */
  function withSettled<T>(run: () => T): T {
    for (const [variable, value] of settled) world.assign(variable, value);
    try {
      return run();
    } finally {
      for (const variable of settled.keys()) world.release(variable);
    }
  }
  let decided = 0;
  const open: Place[] = [];
  const count = (isDecided: boolean, conditions: readonly Condition[]): void => {
    if (isDecided) decided += 1;
    else open.push(conditions.find(({ place }) => place !== undefined)?.place ?? { document, pointer: '' });
  };
  const excludedIn = (space: Deciding, conditions: readonly Condition[]): readonly Condition[] | undefined => {
    const verdict = decide(conditions, space);
    count(verdict.kind !== 'open', conditions);
    return verdict.kind === 'impossible' ? verdict.excluding : undefined;
  };
  return {
    tally: () => ({ decided, open: [...open] }),
    leave: (place) => void open.push(place),
    excluded: (conditions) => excludedIn(wide, conditions),
    excludedAsSettled: (conditions) => withSettled(() => excludedIn(asSettled, conditions)),
    possible: (conditions) => {
      const found = withSettled(() => search(conditions, usual));
      count(found.found || found.certain, conditions);
      if (!found.found) return undefined;
      return new Map([...found.witness].filter(([variable]) => !settled.has(variable)));
    },
    example: (conditions) => {
      const found = search(conditions, usual);
      return found.found ? found.witness : undefined;
    },
    choosable: usual.domainOf,
  };
}
