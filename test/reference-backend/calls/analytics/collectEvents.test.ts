import { beforeEach, describe, expect, test } from 'vitest';
import { checkCollectEventsReply } from '../../../../schemas/generated/api/analytics/collect-events/reply.js';
import type { CollectEventsRequest } from '../../../../schemas/generated/api/analytics/collect-events/request.js';
import { checkRefusal } from '../../../../schemas/generated/api/refusal/reply.js';
import { expectBusy } from '../../limits/expectBusy.ts';
import { paths } from '../../support/calls.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const most = 3;
const backend = suiteBackend({ limits: { analyticsCallsPerClient: { most, minutes: 10 } } });

const started = { type: 'startFlow', flow: 'IN_PERSON' } as const;
const record = <Event extends object>(event: Event, sequence = 1) => ({ sequence, elapsedMs: 100, event });
const send = (events: readonly object[]) => backend().guest().send('POST', paths.events, { body: { events } });
const readRecords = async () => (await backend().guest().send('GET', '/reference/analytics')).body;

beforeEach(async () => {
  await backend().guest().send('DELETE', '/reference/analytics');
});

test('events are collected in order, can be looked at and be forgotten, and leave no cookie', async () => {
  const body: CollectEventsRequest = { events: [record(started), record({ type: 'navigation', screen: 'result' }, 2)] };
  const guest = backend().guest();
  expect(await guest.ask(checkCollectEventsReply, 'POST', paths.events, { body })).toEqual({ data: { collected: 2 } });
  expect(await readRecords()).toEqual({ records: body.events });

  const { headers } = await backend().guest().send('POST', paths.events, { body });
  expect(headers.get('set-cookie')).toBeNull();
  await backend().guest().send('DELETE', '/reference/analytics');
  expect(await readRecords()).toEqual({ records: [] });
});

describe('a batch is refused as a whole', () => {
  test.each<readonly [string, readonly object[]]>([
    ['for a name that is not on the list', [record(started), record({ type: 'alert', alert: 'Kit is here' })]],
    ['for a field that nobody knows', [record({ ...started, name: 'Kit' })]],
    ['for an address in place of a name', [record({ type: 'navigation', screen: '/scheduler?benefitCode=7' })]],
    ['for the page of a link to cancel', [record({ type: 'navigation', screen: 'cancel' })]],
    ['for a text where a name stands', [record({ type: 'constraintError', stepId: 'a step', keyword: 'required' })]],
    ['for a number that is out of bounds', [record({ ...started, type: 'continueFlow', step: 1001 })]],
    ['for a time of day', [{ ...record(started), at: '2027-03-01T12:00:00Z' }]],
    ['without events', []],
    ['for too many events', Array.from({ length: 51 }, (_, index) => record(started, index + 1))],
  ])('%s', async (_why, events) => {
    const { status, body } = await send(events);
    expect(status).toBe(400);
    expect(checkRefusal(body)).toBe(true);
    expect(await readRecords()).toEqual({ records: [] });
  });
});

test('one client can send only so many batches', async () => {
  for (let sent = 0; sent < most; sent += 1) expect((await send([record(started)])).status).toBe(200);
  expectBusy(await send([record(started)]), 'analyticsCallsPerClient');
});
