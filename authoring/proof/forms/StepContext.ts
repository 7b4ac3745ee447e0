import type { CompiledRule, Place } from '#engine';
import type { StepModel } from '../model/StepModel.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import type { Prover } from '../Prover.ts';
import type { World } from '../solve/World.ts';
import type { FormPlaces } from './FormPlaces.ts';

/** A step that is being proven, with what the proof needs. */
export interface StepContext {
  readonly model: StepModel;
  readonly places: FormPlaces;
  /** The place where the configuration names the step. */
  readonly stepPlace: Place;
  readonly prover: Prover;
  readonly world: World;
  /** Whether the value at a place, or a part of it, was transcluded from another document. */
  readonly isTranscluded: (place: Place) => boolean;
  readonly report: (problem: ProofProblem) => void;
}

/** A rule with its place. */
export interface PlacedRule {
  readonly rule: CompiledRule;
  readonly place: Place;
}
