import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { theLeast } from './overrides/appointments.ts';
import { at, body, booking, of, reserving, search, status, suggestions } from './overrides/Change.ts';
import { listOf } from './overrides/everyReply/readings.ts';
import { plainOverrides } from './overrides/overrides.ts';
import { suggested } from './overrides/places/addresses.ts';
import { expectNoticed } from './support/expectNoticed.ts';
import { runOn } from './support/runOn.ts';
import { type StandIn, startStandIn } from './support/StandIn.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
}, 120_000);
afterAll(() => standIn.close());

describe('a server that answers right but for', () => {
  test.each(plainOverrides)('%s', (...row) => expectNoticed(standIn, row), 60_000);
});

test('fields are not broken where the reply to the right request differs, which was accepted', async () => {
  standIn.override({ answer: suggestions((a) => ({ ...a, body: a.body.replace('similarAddresses', 'addresses') })) });
  const results = await runOn(standIn.url, { only: ['suggest-addresses broken fields'] });

  expect(results.map(({ note }) => note)).toContainEqual(expect.stringContaining('but its reply differs'));
}, 60_000);

test('what is wrong in a reply is said with the query that it answers', async () => {
  const twice = listOf(/similar-addresses/, 'similarAddresses', (found) => Array.from([...found, ...found], Object));
  standIn.override({ answer: twice });
  const results = await runOn(standIn.url, { only: [suggested] });

  const wrong = results.filter(({ case: name, outcome }) => name.startsWith('in every reply') && outcome === 'differs');
  expect(wrong.map(({ sent }) => sent)).toContainEqual(expect.stringMatching(/^GET \S+\?.*filter\.freeFormAddress=./));
}, 60_000);

describe('a server that does wrong but for its words', () => {
  test('answers too late', async () => {
    standIn.override({ answer: suggestions(() => 'late') });
    const environment = { baseUrl: standIn.url, headers: {}, timeoutMs: 300 };
    const [result] = await runOn(standIn.url, { only: [suggested], environment });

    expect(result).toMatchObject({ outcome: 'differs', checkResult: 'timeout', status: null });
  });

  test('forgets an Idempotency-Key: a retry books again', async () => {
    standIn.override({
      request: ({ headers: { 'idempotency-key': _forgotten, ...headers }, ...request }) => ({ ...request, headers }),
    });
    const results = await runOn(standIn.url, { only: ['schedule-appointment again with the same'] });

    expect(results).toMatchObject([{ outcome: 'differs', checkResult: 'status', status: 429 }]);
  }, 60_000);

  test('books the first of a pair whose second time is gone, and refuses the pair', async () => {
    standIn.override({
      request: (request) => ({
        ...request,
        body: request.body.replace(/,"followupAppointment":\{.*?\}\}/, ''),
      }),
      answer: (answer, { body: asked }) =>
        asked.includes('followupAppointment') ? { ...answer, status: 409 } : undefined,
    });
    const only = ['schedule-appointment with a follow-up whose time', 'schedule-appointment of a time that a refused'];
    const results = await runOn(standIn.url, { only });

    expect(results.map(({ outcome, status }) => [outcome, status])).toContainEqual(['differs', 409]);
  }, 60_000);

  test('forgets its cookies: the guest loses the reserved time', async () => {
    standIn.override({
      request: ({ headers: { cookie: _forgotten, ...headers }, ...request }) => ({ ...request, headers }),
    });
    const results = await runOn(standIn.url, { only: ['release-reservation of a reservation that was replaced'] });

    expect(results).toMatchObject([{ outcome: 'blocked', note: 'create-reservation answers 409' }]);
  }, 60_000);

  test('cancels when a link is opened', async () => {
    const opened: string[] = [];
    standIn.override({
      request: (request) => {
        if (request.method === 'GET') opened.push(request.url);
        return request;
      },
      answer: of('PUT', 'v2/appointments', (answer, { url }) =>
        opened.includes(url) ? { ...answer, status: 409 } : answer,
      ),
    });
    const results = await runOn(standIn.url, { only: ['cancel-appointment after its link'] });

    expect(results[0]).toMatchObject({ outcome: 'differs', violation: { path: 'status', expected: '200' } });
  }, 60_000);

  test('does not cancel: the leftover booking is reported', async () => {
    standIn.override({ answer: of('PUT', 'v2/appointments', status(500)) });
    const results = await runOn(standIn.url, { only: [theLeast] });

    expect(results.map(({ case: name, outcome }) => [name, outcome])).toEqual([
      ['only the required fields, in a clinic', 'ok'],
      ['only the required fields, in a clinic: taking back', 'differs'],
    ]);
  }, 60_000);

  test('reaches its own limit: that is told as one, and the call is not sent again', async () => {
    const refusal = '{"errors":[{"code":"limitReached","message":"try again later"}]}';
    standIn.override({
      answer: reserving((answer) => ({
        status: 503,
        headers: { ...answer.headers, 'retry-after': '30' },
        body: refusal,
      })),
    });
    const results = await runOn(standIn.url, {
      only: ['create-reservation in a clinic', 'create-reservation again with the same'],
    });

    const note = 'a limit of the server is reached, which is no difference: try again in 30 seconds';
    expect(results.map(({ outcome, note: why }) => [outcome, why])).toEqual([
      ['blocked', note],
      ['blocked', note],
    ]);
    expect(standIn.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  }, 60_000);

  test('takes longer than is allowed', async () => {
    standIn.override({ answer: suggestions(() => 'late') });
    const target = { place: 'Cincinnati, OH', state: 'OH', secrets: [], maxMs: 1_000 };
    const [result] = await runOn(standIn.url, { only: [suggested], target });

    expect(result).toMatchObject({ outcome: 'differs', checkResult: 'slow', violation: { path: 'duration' } });
  }, 60_000);

  test('has nothing to book: what needs it is blocked, and says why', async () => {
    standIn.override({ answer: search(body('{"data":{"appointmentTimeSlots":[]}}')) });
    const results = await runOn(standIn.url, { only: [theLeast] });

    expect(results).toMatchObject([
      {
        outcome: 'blocked',
        note: 'there is no free time of a clinic near Cincinnati, OH; choose with --place and --service',
      },
    ]);
  }, 60_000);
});

test('finds no clinic near a point: that nothing is compared is told', async () => {
  standIn.override({
    answer: at('/tlc/api/clinic/search', body('{"data":{"clinics":[]},"meta":{"clinics":{"total":0}}}')),
  });
  const results = await runOn(standIn.url, { only: ['search-clinics near a point'] });

  expect(results).toMatchObject([{ outcome: 'blocked', note: expect.stringMatching(/^fewer than two clinics/) }]);
}, 60_000);

describe('what was made is taken back', () => {
  const undone = () => standIn.seen.map(({ method, url }) => `${method} ${url.split('/').slice(-2, -1)}`);

  test('also when the answer is lost on its way', async () => {
    let count = 0;
    standIn.override({ answer: booking(() => (count++ === 0 ? 'cut' : undefined)) });
    const results = await runOn(standIn.url, { only: [theLeast] });

    expect(results).toMatchObject([{ outcome: 'differs', checkResult: 'cut' }]);
    const keys = standIn.seen
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(undone()).toContain('PUT appointments');
  }, 60_000);

  test('also when it should not have been made', async () => {
    const reserved = 'create-reservation of a time that somebody else has reserved';
    standIn.override({ answer: reserving((answer) => ({ ...answer, status: 409 })) });
    await runOn(standIn.url, { only: ['create-reservation in a clinic', reserved] });

    expect(undone().filter((line) => line === 'DELETE appointment-reservations')).toHaveLength(2);
  }, 60_000);
});
