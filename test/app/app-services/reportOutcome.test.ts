import { expect, it } from 'vitest';
import type { AnalyticsEvent, ErrorReason } from '../../../app/analytics/Analytics.ts';
import { type Outcome, ok } from '../../../app/api/http/Outcome.ts';
import { reportOutcome } from '../../../app/app-services/index.ts';

const refused = {
  kind: 'refused',
  refusal: 'conflict',
  status: 409,
  endpoint: '/v1/x',
  message: 'Ann is booked',
} as const;
const failed = { kind: 'failed', failure: 'network', status: -1, endpoint: '/v1/x' } as const;

function collectReports(outcome: Outcome<number, ErrorReason>, signal?: AbortSignal) {
  const reported: AnalyticsEvent[] = [];
  reportOutcome({ report: (event) => reported.push(event) }, outcome, signal);
  return reported;
}

it.each([
  [refused, { type: 'customerError', endpoint: '/v1/x', responseCode: 409, description: 'conflict' }],
  [failed, { type: 'customerError', endpoint: '/v1/x', responseCode: -1, description: 'network' }],
] as const)("reports %j without the server's message", (outcome, event) => {
  expect(collectReports(outcome)).toEqual([event]);
});

it.each(['invalidEntries', 'partial'] as const)('reports a reply that is incomplete: %s', (reason) => {
  expect(collectReports({ ...ok(1), incomplete: { reason, status: 200, endpoint: '/v1/x' } })).toEqual([
    { type: 'customerError', endpoint: '/v1/x', responseCode: 200, description: reason },
  ]);
});

it('reports nothing of a call that succeeded, or that nobody waits for', () => {
  expect(collectReports(ok(1))).toEqual([]);
  expect(collectReports({ ...failed, failure: 'aborted' })).toEqual([]);
  expect(collectReports(failed, AbortSignal.abort())).toEqual([]);
});
