import type { Place } from '#engine';
import { createDomains, type DomainOptions } from './domains/createDomains.ts';
import type { Tally } from './ProofProblem.ts';
import type { Condition } from './solve/Condition.ts';
import { type DecisionSpace, decide } from './solve/decide.ts';
import { search } from './solve/search.ts';
import type { Variable, Witness } from './solve/Variable.ts';
import type { World } from './solve/World.ts';

/** What documents say, for a search to walk in. */
export interface ProofModel extends Pick<DomainOptions, 'sources' | 'rules' | 'today'> {
  readonly world: World;
  readonly keeps: DecisionSpace['keeps'];
  /** The document that a question is about whose conditions have no place of their own. */
  readonly document: string;
}

export interface Prover {
  readonly tally: () => Tally;
  /** Notes a question about this place that could not be decided. */
  readonly noteUndecided: (place: Place) => void;
  /** The conditions that exclude each other; undefined when all can hold together, or nothing is certain. */
  readonly excluded: (conditions: readonly Condition[]) => readonly Condition[] | undefined;
  /** The same, whatever is settled being so. */
  readonly excludedWithFixed: Prover['excluded'];
  /** Values with which all conditions hold, whatever is settled being so; undefined when there are none, or none were found. */
  readonly possible: (conditions: readonly Condition[]) => Witness | undefined;
  /** Values with which all conditions hold, for a guest who does what is asked. */
  readonly example: (conditions: readonly Condition[]) => Witness | undefined;
  /** The values that a guest may choose from at the moment, if those that are tried stand for all. */
  readonly choosable: (variable: Variable) => ReturnType<DecisionSpace['findDomain']>;
}

/** Decides by search what can be and what cannot. */
export function createProver({ world, keeps, document, ...model }: ProofModel): Prover {
  const createSpace = (reach: DomainOptions['reach'], usesFixed = false) => ({
    world,
    findDomain: createDomains({ ...model, peek: world.peek, reach, usesFixed }),
    most: reach === 'dense' ? 3_000_000 : 60_000,
  });
  const createDecisionSpace = (usesFixed: boolean): DecisionSpace => ({
    ...createSpace('wide', usesFixed),
    keeps,
    dense: createSpace('dense', usesFixed),
  });
  const wideSpace = createDecisionSpace(false);
  const fixedSpace = createDecisionSpace(true);
  const usualSpace = createSpace('usual');
  const fixedValues = new Map(
    model.sources.flatMap(({ variable, fixed }) => (fixed === undefined ? [] : [[variable, fixed.value]])),
  );
  /** What is settled is known from the start, so that what is compared with it has the fewest values. */
  function withFixed<T>(run: () => T): T {
    for (const [variable, value] of fixedValues) world.assign(variable, value);
    try {
      return run();
    } finally {
      for (const variable of fixedValues.keys()) world.release(variable);
    }
  }
  let decided = 0;
  const open: Place[] = [];
  const count = (isDecided: boolean, conditions: readonly Condition[]): void => {
    if (isDecided) decided += 1;
    else open.push(conditions.find(({ place }) => place !== undefined)?.place ?? { document, pointer: '' });
  };
  const excludedIn = (space: DecisionSpace, conditions: readonly Condition[]): readonly Condition[] | undefined => {
    const decision = decide(conditions, space);
    count(decision.kind !== 'open', conditions);
    return decision.kind === 'impossible' ? decision.excluding : undefined;
  };
  return {
    tally: () => ({ decided, open: [...open] }),
    noteUndecided: (place) => void open.push(place),
    excluded: (conditions) => excludedIn(wideSpace, conditions),
    excludedWithFixed: (conditions) => withFixed(() => excludedIn(fixedSpace, conditions)),
    possible: (conditions) => {
      const found = withFixed(() => search(conditions, usualSpace));
      count(found.found || found.certain, conditions);
      if (!found.found) return undefined;
      return new Map([...found.witness].filter(([variable]) => !fixedValues.has(variable)));
    },
    example: (conditions) => {
      const found = search(conditions, usualSpace);
      return found.found ? found.witness : undefined;
    },
    choosable: usualSpace.findDomain,
  };
}
