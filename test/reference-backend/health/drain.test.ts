import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEADLINES } from '../../../reference-backend/health/deadlines.ts';
import { paths } from '../support/calls.ts';
import { startProgram } from '../support/startProgram.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { TestGuest } from '../support/TestGuest.ts';

const services = `${paths.services}?filter.businessNames=tlc`;

const socketTo = (url: string): Socket => {
  const { port, hostname } = new URL(url);
  return connect(Number(port), hostname);
};

/** Everything that arrives over the connection until the other end closes it. */
async function untilClosed(socket: Socket): Promise<string> {
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return heard;
}

test.concurrent('the printed address opens the controls, and a signal ends the program once running requests are answered', async ({
  expect,
}) => {
  const { program, ended, url, output } = await startProgram({});
  const guest = new TestGuest(url());
  const fault = { body: { delayMs: 1500 } };
  const makeSlow = async () => (await guest.send('PUT', '/reference/faults/list-services', fault)).status;
  expect(await makeSlow()).toBe(403);
  const printed = new URL(/ready at (\S+)/.exec(output())?.[1] ?? '');
  const opened = await guest.send('GET', `${printed.pathname}${printed.search}`);
  expect(opened.headers.get('location')).toBe('/health-services/scheduler');
  expect(await makeSlow()).toBe(200);

  const silent = socketTo(url());
  const partial = socketTo(url());
  const kept = socketTo(url());
  await Promise.all([silent, partial, kept].map((socket) => once(socket, 'connect')));
  partial.write('GET /livez HTTP/1.1\r\nHost: here\r\nX-Slow: ');
  kept.write('GET /livez HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(kept, 'data');
  const closed = [silent, partial, kept].map(untilClosed);

  const underWay = guest.send('GET', services);
  await expect.poll(() => faults(guest), { timeout: 20_000 }).toEqual([]);
  program.kill('SIGTERM');
  const { status, headers } = await underWay;
  expect(await ended).toEqual([0, null]);

  await Promise.all(closed);
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  expect(output()).not.toMatch(/X-Forwarded-Proto/);
  expect(output()).toMatch(/\nSIGTERM: Stepwell ends once [^\n]+\n(?:.*\n)?Stepwell has ended\.\n$/s);
}, 60_000);

/** The faults that are still pending; none as soon as the waiting call has begun. */
async function faults(guest: TestGuest): Promise<readonly unknown[]> {
  const { body } = await guest.send('GET', '/reference/faults');
  return Object(body).faults;
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ deadlines: { ...DEADLINES, headersMs: 500, requestMs: 1_000 } });
}, 60_000);
afterAll(() => backend.close());

test.concurrent.each([
  ['headers', 'GET /livez HTTP/1.1\r\nHost: here\r\nX-Slow: '],
  [
    'a body',
    'PUT /reference/clock HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
  ],
])(
  'a request whose %s never end is refused in time, with the headers of every answer',
  async (_what, bytes) => {
    const socket = socketTo(backend.url);
    await once(socket, 'connect');
    socket.write(bytes);
    const answer = await untilClosed(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('content-security-policy: ');
  },
  60_000,
);
