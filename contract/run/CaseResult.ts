import type { CheckResultKind, ContractViolation } from '../check/CheckResult.ts';

/** How a case ended. `skipped`: not asked for; `blocked`: it could not be tried, as the environment lacks what it needs. */
export type CaseOutcome = 'ok' | 'differs' | 'skipped' | 'blocked';

/** One row of the report. Holds nothing that a guest sent and no secret. */
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
  /** What was checked; null where nothing was sent. */
  readonly checkResult: CheckResultKind | null;
  /** The first one. */
  readonly violation?: ContractViolation;
  /** Why it was not tried, or what was left behind. */
  readonly note?: string;
}
