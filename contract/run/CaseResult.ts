import type { CheckResultKind, ContractViolation } from '../check/CheckResult.ts';

/** How a case ended. `skipped`: it was not asked for. `blocked`: the environment lacks what it needs. */
export type CaseOutcome = 'ok' | 'differs' | 'skipped' | 'blocked';

/** One row of the report. Contains no secret and nothing that a guest sent. */
export interface CaseResult {
  readonly call: string;
  readonly case: string;
  /** `field`: a request with one broken field; `fault`: an answer that goes wrong on purpose. */
  readonly kind: 'case' | 'field' | 'fault' | 'recorded';
  /** Method, path with `{id}` for an id, and query. */
  readonly sent: string;
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  readonly outcome: CaseOutcome;
  /** The result of the check; null where nothing was sent. */
  readonly checkResult: CheckResultKind | null;
  /** The first violation. */
  readonly violation?: ContractViolation;
  /** Why the case was not tried, or what it left behind. */
  readonly note?: string;
  /** Milliseconds from sending to the last byte of the answer; missing where nothing was sent. */
  readonly durationMs?: number;
  /** What is no difference, but somebody should know: what no schema describes, what stays unproven. */
  readonly warnings?: readonly string[];
}
