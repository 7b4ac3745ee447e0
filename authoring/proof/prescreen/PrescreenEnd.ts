import type { Prover } from '../Prover.ts';
import type { Condition } from '../solve/Condition.ts';

/** The end of a prescreen's forms while it is proven. */
export interface PrescreenEnd {
  readonly document: string;
  /** Every form is right. */
  readonly right: readonly Condition[];
  readonly prover: Prover;
}

/** Answers of a guest who comes to the end, with which all conditions hold. Most exclude each other by themselves. */
export const possibleAtEnd = ({ prover, right }: PrescreenEnd, conditions: readonly Condition[]) =>
  prover.possible(conditions) && prover.possible([...conditions, ...right]);
