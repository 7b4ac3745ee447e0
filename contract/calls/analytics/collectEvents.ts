import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { calls } from '../../../schemas/calls.ts';
import { checkCollectEventsReply } from '../../../schemas/generated/api/analytics/collect-events/reply.js';
import {
  type CollectEventsRequest,
  checkCollectEventsRequest,
} from '../../../schemas/generated/api/analytics/collect-events/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { skipped } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { isRecord, parseJson } from '../../exchange/json.ts';
import { everyValue } from './everyValue.ts';

const record = (event: unknown, sequence = 1) => ({ sequence, elapsedMs: 100 * sequence, event });

/** As the schema of the request says. */
const MOST_EVENTS = 50;
const LATEST_MS = 604_800_000;

const started = { type: 'startFlow', flow: 'IN_PERSON' };

/** One event of every kind, with every field; and an error of which nothing is known. */
const everyKind: CollectEventsRequest['events'][number]['event'][] = [
  { type: 'startFlow', flow: 'IN_PERSON' },
  { type: 'continueFlow', flow: 'IN_PERSON', step: 3, stepId: 'patientDetails' },
  { type: 'completeFlow', flow: 'IN_PERSON' },
  { type: 'navigation', screen: 'main' },
  { type: 'alert', alert: 'slotsFailed' },
  {
    type: 'customerError',
    description: 'server',
    endpoint: calls['cancel-appointment'].path,
    responseCode: 503,
  },
  {
    type: 'customerError',
    description: 'An unknown error occurred. Please try to view this feature again in a few moments.',
    endpoint: 'no relevant value',
    responseCode: -1,
  },
  { type: 'constraintError', stepId: 'patientDetails', keyword: 'required' },
  { type: 'formAbandonment', stepId: 'insurance' },
];

/** Events that a collector must not take, because they say more than the closed list allows. */
const refused = [
  ['an event of no kind', { type: 'typed', text: 'Kit' }],
  ['an event with one more field', { ...started, firstName: 'Kit' }],
  ['a message by its text', { type: 'alert', alert: 'Kit is booked already.' }],
  ['a screen by its address', { type: 'navigation', screen: '/health-services/scheduler/result?location=45202' }],
  [
    'a call with its query',
    { type: 'customerError', description: 'client', endpoint: '/v1/x?code=7', responseCode: 404 },
  ],
  [
    'an error in the words of a server',
    { type: 'customerError', description: 'Kit is booked already.', endpoint: '/v1/x', responseCode: 409 },
  ],
  ['the page of a link to cancel', { type: 'navigation', screen: 'cancel' }],
] as const;

/** A request as `send` of a case gives it, with the promise that all events were taken. */
const sendAll = (events: readonly unknown[]) => ({
  body: { events },
  findViolation: ({ data }: { readonly data: { readonly collected: number } }) =>
    unless(data.collected === events.length, '/data/collected', String(events.length), String(data.collected)),
});

export const collectEvents = defineContract({
  call: 'collect-events',
  checkRequest: checkCollectEventsRequest,
  checkReply: checkCollectEventsReply,
  whole: () => ({ body: { events: [record(started)] } }),
  cases: [
    { name: 'one event', statuses: [200], send: () => sendAll([record(started)]) },
    {
      name: 'an event of every kind',
      statuses: [200],
      send: () => sendAll(everyKind.map((event, index) => record(event, index + 1))),
    },
    {
      name: 'as many events as may be sent at once',
      statuses: [200],
      send: () => sendAll(Array.from({ length: MOST_EVENTS }, (_, index) => record(started, index + 1))),
    },
    {
      name: 'as many events as may be sent at once, each kept, in their order',
      statuses: [200],
      send: async ({ guest, readKept }) => {
        if (!readKept) throw skipped('what the server keeps of events is not proven; --reference-token reads it');
        // Nothing but their times tells them from the events of others.
        const first = randomInt(LATEST_MS - MOST_EVENTS);
        const records = Array.from({ length: MOST_EVENTS }, (_, index) => ({
          sequence: index + 1,
          elapsedMs: first + index,
          event: everyKind[index % everyKind.length],
        }));
        await guest.send('collect-events', { body: { events: records } });
        const answer = await readKept('analytics');
        if (!isRecord(answer) || !Array.isArray(answer.records))
          throw skipped('what the server keeps of events is not proven: GET /reference/analytics does not give it');
        const kept = answer.records.filter(
          (each) => isRecord(each) && records.some(({ elapsedMs }) => elapsedMs === each.elapsedMs),
        );
        return {
          ...sendAll([record(started)]),
          findViolation: () =>
            unless(
              isDeepStrictEqual(kept, records),
              '/data/collected',
              `${records.length} events, kept as they were sent`,
              `${kept.length} of them, or kept otherwise`,
            ),
        };
      },
    },
    {
      name: 'every value of each list, and the least and the most of each number',
      statuses: [200],
      send: async ({ guest }) => {
        const records = everyValue(everyKind).map((event, index) => record(event, index + 1));
        const wrong: (ContractViolation | undefined)[] = [];
        for (let from = 0; from < records.length; from += MOST_EVENTS) {
          const { body, findViolation } = sendAll(records.slice(from, from + MOST_EVENTS));
          const exchange = await guest.send('collect-events', { body });
          const reply = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
          const isTaken = checkCollectEventsReply(reply);
          wrong.push(
            isTaken ? findViolation(reply) : unless(false, '/data/collected', `${body.events.length}`, 'a refusal'),
          );
        }
        const { body } = sendAll([
          { sequence: 1, elapsedMs: 0, event: started },
          { sequence: 1_000_000, elapsedMs: LATEST_MS, event: started },
        ]);
        return { body, findViolation: () => firstWrong(...wrong) };
      },
    },
    ...refused.map(([name, event]) => ({
      name,
      statuses: [400],
      send: () => ({ body: { events: [record(started), record(event, 2)] } }),
    })),
    { name: 'of text that is not JSON', statuses: [400], code: 'badRequest', send: () => ({ text: '{' }) },
  ],
});
