import type { CaseResult, Verdict } from '../run/CaseResult.ts';

/** The report for a tool: every case, nothing folded, nothing cut. */
export function printJson(environment: string, results: readonly CaseResult[]): string {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  const summary = { ok: count('ok'), differs: count('differs'), blocked: count('blocked'), skipped: count('skipped') };
  return JSON.stringify({ environment, summary, results }, null, 2);
}
