import type { Place } from '#engine';
import { createDomains, type DomainExtent, type DomainOptions } from './domains/createDomains.ts';
import type { Source } from './domains/Source.ts';
import type { OpenQuestion, Tally } from './ProofProblem.ts';
import type { Condition } from './solve/Condition.ts';
import { type DecisionSpace, decide } from './solve/decide.ts';
import { variablesOf } from './solve/Reason.ts';
import { search } from './solve/search.ts';
import type { Variable, Witness } from './solve/Variable.ts';
import type { World } from './solve/World.ts';

/** The model of documents that a search explores. */
export interface ProofModel extends Pick<DomainOptions, 'sources' | 'rules' | 'today'> {
  readonly world: World;
  readonly keeps: DecisionSpace['keeps'];
  /** The document that is named for a question whose conditions have no place of their own. */
  readonly document: string;
}

export interface Prover {
  readonly tally: () => Tally;
  /** Records that a question about this place could not be decided. */
  readonly noteUndecided: (place: Place, doubt: string) => void;
  /** The conditions that exclude each other; undefined when all can hold together, or when that is not certain. */
  readonly excluded: (conditions: readonly Condition[]) => readonly Condition[] | undefined;
  /** Whether the conditions certainly exclude each other. What is not certain is not recorded. */
  readonly excludes: (conditions: readonly Condition[]) => boolean;
  /** The same as `excluded`, with the values that the document fixes. */
  readonly excludedWithFixed: Prover['excluded'];
  /**
   * Values for which all conditions hold, with the values that the document fixes; undefined when there are none, or
   * none were found.
   */
  readonly possible: (conditions: readonly Condition[]) => Witness | undefined;
  /**
   * The same for a guest of whom the further conditions hold as well. The values are those that the conditions read: the
   * others may be any that the further conditions allow.
   */
  readonly possibleWith: (
    conditions: readonly Condition[],
    further: readonly Condition[],
  ) => ReturnType<Prover['possible']>;
  /** Values for which all conditions hold, for a guest who answers everything that is asked. */
  readonly example: (conditions: readonly Condition[]) => Witness | undefined;
  /** The values that a guest may choose from at the moment, if the tried values represent all others. */
  readonly choosable: (variable: Variable) => ReturnType<DecisionSpace['findDomain']>;
  /** What an author calls by this name; undefined when there is nothing. */
  readonly find: (name: string) => Source | undefined;
}

/** Decides by search what is possible and what is not. */
export function createProver({ world, keeps, document, ...model }: ProofModel): Prover {
  const findDomains = createDomains({ ...model, peek: world.peek });
  const createSpace = (reach: DomainExtent['reach'], usesFixed = false) => ({
    world,
    findDomain: findDomains({ reach, usesFixed }),
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
  /** Assigns the fixed values before the run, so that variables compared with them have the fewest values to try. */
  function withFixed<T>(run: () => T): T {
    for (const [variable, value] of fixedValues) world.assign(variable, value);
    try {
      return run();
    } finally {
      for (const variable of fixedValues.keys()) world.release(variable);
    }
  }
  let decided = 0;
  const open: OpenQuestion[] = [];
  const count = (isDecided: boolean, conditions: readonly Condition[], doubts: readonly string[]): void => {
    const place = conditions.find((condition) => condition.place !== undefined)?.place;
    if (isDecided) decided += 1;
    else open.push({ ...(place ?? { document, pointer: '' }), doubts });
  };
  const excludedIn = (space: DecisionSpace, conditions: readonly Condition[]): readonly Condition[] | undefined => {
    const decision = decide(conditions, space);
    count(decision.kind !== 'open', conditions, decision.kind === 'open' ? decision.doubts : []);
    return decision.kind === 'impossible' ? decision.excluding : undefined;
  };
  const possible: Prover['possible'] = (conditions) => {
    const found = withFixed(() => search(conditions, usualSpace));
    count(found.found || found.certain, conditions, found.found ? [] : found.doubts);
    if (!found.found) return undefined;
    return new Map([...found.witness].filter(([variable]) => !fixedValues.has(variable)));
  };
  return {
    tally: () => ({ decided, open: [...open] }),
    noteUndecided: (place, doubt) => void open.push({ ...place, doubts: [doubt] }),
    excluded: (conditions) => excludedIn(wideSpace, conditions),
    excludes: (conditions) => decide(conditions, wideSpace).kind === 'impossible',
    excludedWithFixed: (conditions) => withFixed(() => excludedIn(fixedSpace, conditions)),
    possible,
    possibleWith: (conditions, further) => {
      // Most conditions exclude each other already, and this is found faster without the further ones.
      const whole = possible(conditions) && possible([...conditions, ...further]);
      if (whole === undefined) return undefined;
      const read = withFixed(() => readIn(whole, conditions, world));
      return new Map([...whole].filter(([variable]) => read.has(variable)));
    },
    example: (conditions) => {
      const found = search(conditions, usualSpace);
      return found.found ? found.witness : undefined;
    },
    choosable: usualSpace.findDomain,
    find: (name) => model.sources.find(({ variable }) => variable.name === name),
  };
}

/** The variables that the conditions read where these values are given. */
function readIn(witness: Witness, conditions: readonly Condition[], world: World): ReadonlySet<Variable> {
  const given = [...witness].filter(([variable]) => world.peek(variable) === undefined);
  for (const [variable, value] of given) world.assign(variable, value);
  try {
    return variablesOf(
      conditions.flatMap(({ holds }) => {
        const decided = world.evaluate(holds);
        return 'demand' in decided ? [] : [...decided.reasons];
      }),
    );
  } finally {
    for (const [variable] of given) world.release(variable);
  }
}
