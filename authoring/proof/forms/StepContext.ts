import type { CompiledRule, Place } from '#engine';
import type { StepModel } from '../model/StepModel.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import type { Prover } from '../Prover.ts';
import type { World } from '../solve/World.ts';
import type { FormPlaces } from './FormPlaces.ts';

/** A step while it is proven. */
export interface StepContext {
  readonly model: StepModel;
  readonly places: FormPlaces;
  /** Where the configuration names the step. */
  readonly stepPlace: Place;
  readonly prover: Prover;
  readonly world: World;
  /** Whether something of what stands at a place is put in from another document. */
  readonly isTranscluded: (place: Place) => boolean;
  readonly report: (problem: ProofProblem) => void;
}

/** A rule with the place where it stands. */
export interface PlacedRule {
  readonly rule: CompiledRule;
  readonly place: Place;
}
