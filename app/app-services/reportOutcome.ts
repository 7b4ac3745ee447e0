import type { Analytics, ErrorReason } from '../analytics/Analytics.ts';
import { customerError } from '../analytics/customerError.ts';
import type { Outcome } from '../api/http/Outcome.ts';

/** Reports a call that was refused, failed or gave less than was asked for, unless nobody waits for it any more. */
export function reportOutcome<T, R extends ErrorReason>(
  analytics: Analytics,
  outcome: Outcome<T, R>,
  signal?: AbortSignal,
): void {
  const call = outcome.kind === 'ok' ? outcome.incomplete : outcome;
  const description = findReason(outcome);
  if (call === undefined || description === undefined || description === 'aborted' || signal?.aborted) return;
  analytics.report(customerError({ description, endpoint: call.endpoint, responseCode: call.status }));
}

function findReason<R extends ErrorReason>(outcome: Outcome<unknown, R>): ErrorReason | 'aborted' | undefined {
  if (outcome.kind === 'refused') return outcome.refusal;
  return outcome.kind === 'failed' ? outcome.failure : outcome.incomplete?.reason;
}
