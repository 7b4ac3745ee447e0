import type { Answers } from '../rules/Scope.ts';
import type { Position } from './Path.ts';

/** Every answer ever given, by step id and page name; hidden and abandoned ones are kept, so that they come back. */
export type WizardAnswers = Readonly<Record<string, Readonly<Record<string, Answers>>>>;

/** `submitting`: the app sends the payload now; edits and moves wait until it has failed or succeeded. */
export type WizardPhase = 'editing' | 'submitting' | 'submitted' | 'left';

export interface WizardState {
  readonly answers: WizardAnswers;
  readonly position: Position;
  readonly phase: WizardPhase;
  /** Pages the guest has been on; the stepper leads to these. */
  readonly reached: readonly Position[];
  /** Pages whose errors are shown, since Continue was pressed on them. */
  readonly attempted: readonly Position[];
  /** Counts each Continue that met errors, so that a view can focus them again. */
  readonly refusals: number;
}
