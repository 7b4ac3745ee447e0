import type { ContractViolation } from '../check/CheckResult.ts';

/** What became of one promise in one reply. */
export interface Finding {
  /** What is promised of every reply of a call; completes the sentence 'in every reply: …'. */
  readonly promise: string;
  /** Undefined where it was kept. */
  readonly violation: ContractViolation | undefined;
}
