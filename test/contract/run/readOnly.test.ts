import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { printJson } from '../../../contract/report/printJson.ts';
import { printTable } from '../../../contract/report/printTable.ts';
import { type CallFacts, calls } from '../../../schemas/calls.ts';
import { findWrong, runOn } from '../support/runOn.ts';
import { type StandIn, startStandIn } from '../support/StandIn.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
}, 120_000);
afterAll(() => standIn.close());
beforeEach(() => standIn.override({}));

const facts = Object.entries<CallFacts>(calls);
const reading = new Set(
  facts.flatMap(([, { method, path, otherPath, effect }]) =>
    effect === 'reads' ? [`${method} ${path}`, `${method} ${otherPath}`] : [],
  ),
);

/** What was sent by another method than those that only ask, and is no call that reads. The path of a lookup has an id. */
const writes = () =>
  standIn.seen.filter(({ method, url }) => {
    const path = url.split('?')[0] ?? '';
    return (
      !['GET', 'OPTIONS'].includes(method) &&
      ![path, path.replace(/[^/]+(?=\/lookup$)/, '{id}')].some((each) => reading.has(`${method} ${each}`))
    );
  });

test('without --write nothing is sent that changes anything, and everything else is tried', async () => {
  const results = await runOn(standIn.url, { permission: { writes: false, leaves: false } });

  expect(writes()).toEqual([]);
  expect(standIn.seen.length).toBeGreaterThan(80);
  // At night no clinic has a known wait, and only who may set the clock can try an order by it.
  expect(findWrong(results).filter(({ note }) => !note?.includes('by wait'))).toEqual([]);
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const writing = facts.flatMap(([call, { effect }]) => (effect === 'reads' ? [] : [call]));
  // A lookup only reads, but it needs a booking; a search for a time that was given back needs a reservation, and so do the
  // details of a place whose next time was taken. What is open at night, which day is today in the evening, and what is free when clocks change,
  // need the clock.
  const needing = [
    'list-services',
    'lookup-appointment',
    'refresh-time-slots',
    'clinic-details',
    'clinic-info',
    'list-clinics',
    'search-clinics',
    'search-time-slots',
  ];
  expect(new Set(skipped.map(({ call }) => call))).toEqual(new Set([...writing, ...needing]));
}, 300_000);

test('what nobody can cancel is not booked without --walk-in, not even to try whether it can be canceled', async () => {
  const only = ['schedule-walk-in', 'cancel-appointment of a walk-in'];
  const results = await runOn(standIn.url, { only, permission: { writes: true, leaves: false } });

  expect(writes()).toEqual([]);
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']));
}, 60_000);

test('no report contains what was sent of patients, an id, a code or a secret', async () => {
  const secret = 'SECRET-7-GATEWAY-KEY';
  const only = [
    'schedule-appointment only the required fields',
    'schedule-appointment every',
    'cancel-appointment of',
    'benefit-code',
  ];
  const environment = {
    baseUrl: standIn.url,
    headers: { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic', 'x-api-key': secret },
    timeoutMs: 20_000,
  };
  // A server that repeats request bodies and secrets in its answers, and whose answers do not follow their schemas.
  standIn.override({
    answer: (answer, { method, url, body, headers }) => {
      const key = headers['x-api-key'];
      if (url.includes('benefit-code'))
        return { ...answer, body: JSON.stringify({ data: { validation: { isValid: key } } }) };
      if (method !== 'POST' || !body.includes('basicInfo')) return undefined;
      return { ...answer, status: 418, body: JSON.stringify({ errors: [{ code: body, message: key }] }) };
    },
  });
  const target = { place: 'Cincinnati, OH', state: 'OH', benefitCode: 'CARE2027', secrets: [secret, 'CARE2027'] };
  const results = await runOn(standIn.url, { only, environment, target });
  const report = printTable(results) + printJson('stand-in', results);

  expect(findWrong(results).length).toBeGreaterThan(5);
  const sent = standIn.seen.map(({ body }) => body).join('\n');
  const patients = [...sent.matchAll(/Kit[a-z]{9}|[0-9]{3}-555-[0-9]{4}|kit[a-z]{9}@example[.]com/g)].map(
    ([text]) => text,
  );
  expect(patients.length).toBeGreaterThan(5);
  for (const text of [...patients, secret, 'CARE2027', '1990-06-15', '078-05-1120']) expect(report).not.toContain(text);
}, 120_000);

test('a made-up name, number and address reach nobody', async () => {
  await runOn(standIn.url, { only: ['schedule-appointment every field'] });
  const sent = standIn.seen.map(({ body }) => body).join('\n');

  expect([...sent.matchAll(/"email":"([^"]*)"/g)].map(([, email]) => email)).toEqual([
    expect.stringMatching(/@example[.]com$/),
  ]);
  expect([
    ...new Set([...sent.matchAll(/[0-9]{3}-([0-9]{3}-[0-9]{2})[0-9]{2}"/g)].map(([, number]) => number)),
  ]).toEqual(['555-01']);
}, 60_000);
