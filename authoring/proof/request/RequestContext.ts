import type { Place } from '#engine';
import type { ProofProblem } from '../ProofProblem.ts';
import type { Condition } from '../solve/Condition.ts';
import type { Witness } from '../solve/Variable.ts';
import type { World } from '../solve/World.ts';
import type { PayloadLine } from './PayloadLine.ts';
import type { RequestContract } from './RequestContract.ts';

/** The request of one form configuration, for the proof. */
export interface RequestContext {
  readonly lines: readonly PayloadLine[];
  readonly contract: RequestContract;
  readonly world: World;
  /**
   * Answers of a guest who comes to the end for which all conditions hold; undefined when there are none, or none were
   * found.
   */
  readonly possible: (conditions: readonly Condition[]) => Witness | undefined;
  /** Records that a question about this place could not be decided. */
  readonly noteUndecided: (place: Place, doubt: string) => void;
  readonly report: (problem: ProofProblem) => void;
}
