import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booking, paths } from '../support/calls.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.close());

const get = (path: string, headers: Record<string, string> = {}) => backend.guest().send('GET', path, { headers });

describe('controls', () => {
  test('a fault happens as often as asked, then never again', async () => {
    const services = `${paths.services}?filter.businessNames=tlc`;
    await backend.setFault('list-services', { status: 500, times: 2 });
    const statuses = [await get(services), await get(services), await get(services)].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  test('what is kept of a booking can be read, and of none there is nothing', async () => {
    const { status, body } = await get('/reference/appointments/nobodys');
    expect([status, body]).toMatchObject([404, { errors: [{ code: 'appointmentNotFound' }] }]);
  });

  test('a fault can answer with any text', async () => {
    await backend.setFault('list-services', { body: '{"data":' });
    const { status, body } = await get(`${paths.services}?filter.businessNames=tlc`);
    expect([status, body]).toEqual([200, '{"data":']);
  });

  test('a fault can delay', async () => {
    await backend.setFault('list-services', { delayMs: 300 });
    const start = performance.now();
    expect((await get(`${paths.services}?filter.businessNames=tlc`)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test('faults can be read and forgotten', async () => {
    await backend.setFault('list-services', { status: 500, times: 3 });
    expect((await get('/reference/faults')).body).toEqual({
      faults: [{ call: 'list-services', status: 500, times: 3 }],
    });
    const { body } = await backend.guest().send('DELETE', '/reference/faults');
    expect(body).toEqual({ faults: [] });
  });

  test.each([{ status: 99 }, { status: 'x' }, { cut: 'never' }, { delayMs: -1 }, { times: 0 }, { stauts: 500 }, {}])(
    'a fault that is none is refused: %j',
    async (fault) => {
      expect((await backend.guest().send('PUT', '/reference/faults/list-services', { body: fault })).status).toBe(400);
    },
  );

  test('the clock stands still or runs, and goes back to the real time', async () => {
    const readNow = async (method: string, body?: object) => {
      const answer = await backend.guest().send(method, '/reference/clock', body && { body });
      return Date.parse(String(Object.values(Object(answer.body))[0]));
    };
    const set = Date.parse('2027-03-14T12:00:00Z');
    expect(await readNow('PUT', { now: '2027-03-14T12:00:00Z', frozen: true })).toBe(set);
    expect(await readNow('GET')).toBe(set);
    const running = await readNow('PUT', { now: '2027-03-14T12:00:00Z' });
    expect(running).toBeGreaterThanOrEqual(set);
    await expect.poll(() => readNow('GET')).toBeGreaterThan(set);
    expect(Math.abs((await readNow('DELETE')) - Date.now())).toBeLessThan(5_000);
  });

  test.each([{ now: 'yesterday' }, {}, { now: '2027-03-14T12:00:00Z', frozen: 'yes' }])(
    'a clock that is none is refused: %j',
    async (body) => {
      expect((await backend.guest().send('PUT', '/reference/clock', { body })).status).toBe(400);
    },
  );

  test('the outbox shows a mail with its link, and nothing that a name could smuggle in', async () => {
    await backend.setClock('2027-02-28T17:00:00Z');
    const name = '<img src=x onerror=alert(1)>';
    await backend.guest().send('POST', paths.appointments, { body: booking(name, '08:00:00') });
    const { body } = await get('/reference/outbox', { accept: 'text/html' });

    expect(body).toContain(`<a href="${backend.url}/health-services/scheduler/cancel/`);
    expect(body).toContain('Monday, March 1, 2027 at 8:00 AM Eastern Standard Time');
    expect(body).not.toContain('<img');
    const { mails } = Object((await get('/reference/outbox')).body);
    expect(mails[0].html).not.toContain('<img');
    await backend.guest().send('DELETE', '/reference/outbox');
    expect((await get('/reference/outbox')).body).toEqual({ mails: [] });
  });
});
