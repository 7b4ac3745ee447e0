import type { Analytics, ErrorReason } from '../analytics/Analytics.ts';
import type { Outcome } from '../api/http/Outcome.ts';
import { reportError } from './reportError.ts';

/** Reports a call that was refused, failed or lost some entries, unless nobody waits for it any more. */
export function reportOutcome<T, R extends ErrorReason>(
  analytics: Analytics,
  outcome: Outcome<T, R>,
  signal?: AbortSignal,
): void {
  if (signal?.aborted) return;
  if (outcome.kind === 'ok') {
    const { dropped } = outcome;
    if (dropped) reportError(analytics, dropped.endpoint, dropped.status, 'invalidEntries');
    return;
  }
  const reason = outcome.kind === 'refused' ? outcome.refusal : outcome.failure;
  if (reason === 'aborted') return;
  reportError(analytics, outcome.endpoint, outcome.status, reason);
}
