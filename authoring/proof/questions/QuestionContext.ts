import type { Place, QuestionPlan } from '#engine';
import type { QuestionModel } from '../model/QuestionModel.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import type { Prover } from '../Prover.ts';
import type { Condition } from '../solve/Condition.ts';
import type { World } from '../solve/World.ts';

/** A question that is being proven, with what the proof needs. */
export interface QuestionContext {
  readonly question: QuestionPlan;
  readonly place: Place;
  readonly model: QuestionModel;
  readonly world: World;
  readonly prover: Prover;
  /** Conditions: the guest comes to the question, since nothing before it stops the guest and it is not skipped. */
  readonly asked: readonly Condition[];
  readonly report: (problem: ProofProblem) => void;
}
