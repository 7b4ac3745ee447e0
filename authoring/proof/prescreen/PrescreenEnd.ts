import type { Prover } from '../Prover.ts';
import type { Condition } from '../solve/Condition.ts';

/** The end of a prescreen's forms, for the proof. */
export interface PrescreenEnd {
  readonly document: string;
  /** Conditions: every form is valid. */
  readonly right: readonly Condition[];
  readonly prover: Prover;
}

/** Answers of a guest who comes to the end for which all conditions hold. */
export const possibleAtEnd = ({ prover, right }: PrescreenEnd, conditions: readonly Condition[]) =>
  prover.possibleWith(conditions, right);
