import type { LocatedProblem } from '../../authoring/check/problems/LocatedProblem.ts';

/** What the check or the proof has found. Its `file` is the path below the folder of the documents. */
export type Finding = LocatedProblem;

/** A reply of the check or the proof. */
export interface FindingsReply {
  readonly findings: readonly Finding[];
}
