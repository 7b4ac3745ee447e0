import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reference, startReference } from '../../contract/reference/startReference.ts';
import { runOn, wrongOf } from './runOn.ts';
import { type Deviation, type StandIn, startStandIn } from './StandIn.ts';

let reference: Reference;
let standIn: StandIn;
beforeAll(async () => {
  reference = await startReference();
  standIn = await startStandIn(reference.baseUrl);
}, 120_000);
afterAll(async () => {
  await standIn.close();
  await reference.close();
});

type Change = NonNullable<Deviation['answer']>;

/** Changes the answers of one method and path only. */
const of =
  (method: string, path: string, change: Change): Change =>
  (answer, request) =>
    request.method === method && request.url.split('?')[0]?.startsWith(`/appointment-management/${path}`)
      ? change(answer, request)
      : undefined;

const status =
  (changed: number): Change =>
  (answer) => ({ ...answer, status: changed });

const body =
  (changed: string): Change =>
  (answer) => ({ ...answer, body: changed });

const replaced =
  (pattern: RegExp, by: string): Change =>
  (answer) => ({ ...answer, body: answer.body.replace(pattern, by) });

const suggestions = (change: Change): Change => of('GET', 'v1/similar-addresses', change);
const search = (change: Change): Change => of('GET', 'v2/appointment-time-slots', change);
const booking = (change: Change): Change => of('POST', 'v2/appointments', change);
const holding = (change: Change): Change => of('POST', 'v1/appointment-reservations', change);

const suggested = 'suggest-addresses of the place';
const near = 'search-time-slots near a place';
const unknownPlace = 'search-time-slots near a place that does not exist';
const theLeast = 'schedule-appointment the least';

/** One thing that goes wrong, the case that meets it, how it is judged, and which place is named. */
const deviations: readonly (readonly [string, string, Change, string, string])[] = [
  ['another success', suggested, suggestions(status(201)), 'status', 'status'],
  ['a redirect', suggested, suggestions((a) => ({ ...a, status: 302 })), 'status', 'status'],
  ['a server error', suggested, suggestions(status(500)), 'status', 'status'],
  ['no body', suggested, suggestions(body('')), 'empty', ''],
  ['half a body', suggested, suggestions((a) => ({ ...a, body: a.body.slice(0, -9) })), 'malformed', ''],
  ['a page', suggested, suggestions(body('<!doctype html><title>Sign in</title>')), 'malformed', ''],
  [
    'JSON that is not said to be JSON',
    suggested,
    suggestions((a) => ({ ...a, headers: { 'content-type': 'text/plain' } })),
    'contentType',
    'content-type',
  ],
  ['a cut connection', suggested, suggestions(() => 'cut'), 'cut', 'connection'],
  [
    'a field that is missing',
    suggested,
    suggestions(replaced(/"postalCode":"\d+",?/, '')),
    'shape',
    '/data/similarAddresses/0/postalCode',
  ],
  [
    'a number for a text',
    suggested,
    suggestions(replaced(/"postalCode":"\d+"/, '"postalCode":7')),
    'shape',
    '/data/similarAddresses/0/postalCode',
  ],
  [
    'another name around the list',
    suggested,
    suggestions(replaced(/similarAddresses/, 'addresses')),
    'shape',
    '/data/similarAddresses',
  ],
  [
    'a state that is no code',
    suggested,
    suggestions(replaced(/"stateProvince":"OH"/, '"stateProvince":"Ohio"')),
    'shape',
    '/data/similarAddresses/0/stateProvince',
  ],
  [
    'nothing found of a place that exists',
    suggested,
    suggestions(body('{"data":{"similarAddresses":[]}}')),
    'sense',
    '/data/similarAddresses',
  ],
  [
    'more than was asked for',
    'suggest-addresses two of many',
    suggestions(replaced(/\{"cityTown".*?\}\}/, '$&,$&,$&')),
    'sense',
    '/data/similarAddresses',
  ],
  [
    'a broken request that is taken',
    '/filter.freeFormAddress: maxLength',
    suggestions((a) => ({ ...a, status: 200 })),
    'status',
    'status',
  ],
  [
    'a refusal of another shape',
    '/filter.freeFormAddress: maxLength',
    suggestions(body('{"message":"too long"}')),
    'shape',
    '/errors',
  ],
  [
    'a refusal that blames another place',
    'suggest-addresses /filter.freeFormAddress: maxLength',
    suggestions(body('{"errors":[{"code":"x","message":"x","path":"/page.size"}]}')),
    'sense',
    '/errors/0/path',
  ],
  [
    'a tenant that is not looked at',
    'suggest-addresses an unknown tenant',
    suggestions(status(200)),
    'status',
    'status',
  ],
  [
    'another message than the specification names',
    unknownPlace,
    search(replaced(/"message":"locationUnavailable"/, '"message":"Not found"')),
    'sense',
    '/errors/0/message',
  ],
  ['an empty list for a refusal', unknownPlace, search(status(200)), 'status', 'status'],
  [
    'a day outside the window',
    near,
    search(replaced(/"date":"\d{4}-/, '"date":"2019-')),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'another service than was asked for',
    near,
    search(replaced(/"services":\[\{"id":\d+/, '"services":[{"id":7')),
    'sense',
    '/data/appointmentTimeSlots/0/services',
  ],
  [
    'a time with a T',
    near,
    search(replaced(/("value":"\d{4}-\d\d-\d\d) /, '$1T')),
    'shape',
    '/data/appointmentTimeSlots/0/services/0/availability/0/timeslots/0/value',
  ],
  [
    'an appointment without a code',
    theLeast,
    booking(replaced(/"confirmCode":"[^"]+",?/, '')),
    'shape',
    '/data/appointments/0/confirmCode',
  ],
  [
    'a status that nobody knows',
    theLeast,
    booking(replaced(/"BOOKED"/, '"RESERVED"')),
    'shape',
    '/data/appointments/0/status',
  ],
  [
    'what is canceled at once',
    theLeast,
    booking(replaced(/"BOOKED"/, '"CANCELED"')),
    'sense',
    '/data/appointments/0/status',
  ],
  [
    "the patient's phone in a reply",
    theLeast,
    booking((a, { body: sent }) => ({ ...a, body: a.body.replace('{', `{"to":${JSON.stringify(sent)},`) })),
    'privacy',
    '',
  ],
  [
    'a conflict with another status',
    'schedule-appointment of a time that is booked',
    booking((a) => (a.status === 409 ? { ...a, status: 500 } : a)),
    'status',
    'status',
  ],
  [
    'a rate limit where a duplicate is meant',
    'schedule-appointment for a patient who has',
    booking((a) => (a.status === 429 ? { ...a, status: 409 } : a)),
    'status',
    'status',
  ],
  [
    'half a pair',
    'schedule-appointment with its follow-up',
    booking(replaced(/,\{"id".*\}\]/, ']')),
    'sense',
    '/data/appointments',
  ],
  [
    'a hold without a code',
    'create-reservation in a clinic',
    holding(replaced(/"reservationCode":"[^"]+",/, '')),
    'shape',
    '/data/appointmentReservations/reservationCode',
  ],
  [
    'a wrong code that is told from a wrong id',
    'cancel-appointment with a wrong code',
    of('PUT', 'v2/appointments', (answer, { url }) =>
      url.endsWith('/AAAAAAAAAAAAAAAAAAAAAA')
        ? undefined
        : { ...answer, body: '{"errors":[{"code":"wrongCode","message":"the code is wrong"}]}' },
    ),
    'sense',
    '',
  ],
  [
    'another appointment that is canceled',
    'cancel-appointment of an appointment',
    of('PUT', 'v2/appointments', replaced(/"id":"[^"]+"/, '"id":"AAAAAAAAAAAAAAAAAAAAAA"')),
    'sense',
    '/data/id',
  ],
];

describe('a server that answers right but for', () => {
  test.each(deviations)(
    '%s',
    async (_what, only, answer, judgement, path) => {
      standIn.deviate({ answer });
      const wrong = wrongOf(await runOn(standIn.url, { only: [only] }));

      expect(wrong.map((result) => [result.verdict, result.judgement, result.difference?.path])).toContainEqual([
        'differs',
        judgement,
        path,
      ]);
    },
    60_000,
  );
});

describe('a server that does wrong but for its words', () => {
  test('answers too late', async () => {
    standIn.deviate({ answer: suggestions(() => 'late') });
    const environment = { baseUrl: standIn.url, headers: {}, timeoutMs: 300 };
    const [result] = await runOn(standIn.url, { only: [suggested], environment });

    expect(result).toMatchObject({ verdict: 'differs', judgement: 'timeout', status: null });
  });

  test('forgets an Idempotency-Key: a retry books again', async () => {
    standIn.deviate({
      request: ({ headers: { 'idempotency-key': _forgotten, ...headers }, ...request }) => ({ ...request, headers }),
    });
    const results = await runOn(standIn.url, { only: ['schedule-appointment again with the same'] });

    expect(results).toMatchObject([{ verdict: 'differs', judgement: 'status', status: 429 }]);
  }, 60_000);

  test('forgets its cookies: who held a time is a stranger', async () => {
    standIn.deviate({
      request: ({ headers: { cookie: _forgotten, ...headers }, ...request }) => ({ ...request, headers }),
    });
    const results = await runOn(standIn.url, { only: ['release-reservation of a hold that was replaced'] });

    expect(results).toMatchObject([{ verdict: 'blocked', note: 'create-reservation answers 409' }]);
  }, 60_000);

  test('cancels when a link is opened', async () => {
    const opened: string[] = [];
    standIn.deviate({
      request: (request) => {
        if (request.method === 'GET') opened.push(request.url);
        return request;
      },
      answer: of('PUT', 'v2/appointments', (answer, { url }) =>
        opened.includes(url) ? { ...answer, status: 409 } : answer,
      ),
    });
    const results = await runOn(standIn.url, { only: ['cancel-appointment after its link'] });

    expect(results[0]).toMatchObject({ verdict: 'differs', difference: { path: 'status', expected: '200' } });
  }, 60_000);

  test('does not cancel: what is left behind is told', async () => {
    standIn.deviate({ answer: of('PUT', 'v2/appointments', status(500)) });
    const results = await runOn(standIn.url, { only: [theLeast] });

    expect(results.map(({ case: name, verdict }) => [name, verdict])).toEqual([
      ['the least there is, in a clinic', 'ok'],
      ['the least there is, in a clinic: taking back', 'differs'],
    ]);
  }, 60_000);

  test('has nothing to book: what needs it is blocked, and says why', async () => {
    standIn.deviate({ answer: search(body('{"data":{"appointmentTimeSlots":[]}}')) });
    const results = await runOn(standIn.url, { only: [theLeast] });

    expect(results).toMatchObject([
      {
        verdict: 'blocked',
        note: 'there is no free time of a clinic near Cincinnati, OH; choose with --place and --service',
      },
    ]);
  }, 60_000);
});

describe('what was made is taken back', () => {
  const undone = () => standIn.seen.map(({ method, url }) => `${method} ${url.split('/').slice(-2, -1)}`);

  test('also when the answer is lost on its way', async () => {
    let count = 0;
    standIn.deviate({ answer: booking(() => (count++ === 0 ? 'cut' : undefined)) });
    const results = await runOn(standIn.url, { only: [theLeast] });

    expect(results).toMatchObject([{ verdict: 'differs', judgement: 'cut' }]);
    const keys = standIn.seen
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(undone()).toContain('PUT appointments');
  }, 60_000);

  test('also when it should not have been made', async () => {
    const held = 'create-reservation of a time that somebody else holds';
    standIn.deviate({ answer: holding((answer) => ({ ...answer, status: 409 })) });
    await runOn(standIn.url, { only: ['create-reservation in a clinic', held] });

    expect(undone().filter((line) => line === 'DELETE appointment-reservations')).toHaveLength(2);
  }, 60_000);
});
