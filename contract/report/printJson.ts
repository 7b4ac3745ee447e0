import type { CaseOutcome, CaseResult } from '../run/CaseResult.ts';

/** The report for a tool: every case, without folding rows or cutting texts. */
export function printJson(environment: string, results: readonly CaseResult[]): string {
  const count = (outcome: CaseOutcome) => results.filter((result) => result.outcome === outcome).length;
  const summary = { ok: count('ok'), differs: count('differs'), blocked: count('blocked'), skipped: count('skipped') };
  return JSON.stringify({ environment, summary, results }, null, 2);
}
