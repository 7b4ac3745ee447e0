import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.concurrent('the program ends with a signal once what runs is answered, whatever connections are open', async () => {
  const { program, ended, url, output } = await startProgram({ CONTROLS: 'on' });
  const guest = new TestGuest(url());
  const fault = { body: { delayMs: 1500 } };
  expect((await guest.send('PUT', '/reference/faults/list-services', fault)).status).toBe(200);

  const silent = socketTo(url());
  const partial = socketTo(url());
  const kept = socketTo(url());
  await Promise.all([silent, partial, kept].map((socket) => once(socket, 'connect')));
  partial.write('GET /livez HTTP/1.1\r\nHost: here\r\nX-Slow: ');
  kept.write('GET /livez HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(kept, 'data');
  const closed = [silent, partial, kept].map(untilClosed);

  const underWay = guest.send('GET', services);
  while ((await faults(url())).length > 0);
  program.kill('SIGTERM');
  const { status, headers } = await underWay;
  expect(await ended).toEqual([0, null]);

  await Promise.all(closed);
  expect([status, headers.get('connection')]).toEqual([200, 'keep-alive']);
  expect(output()).not.toMatch(/X-Forwarded-Proto/);
}, 60_000);

/** The faults that are still pending; none as soon as the waiting call has begun. */
async function faults(url: string): Promise<readonly unknown[]> {
  const { body } = await new TestGuest(url).send('GET', '/reference/faults');
  return Object(body).faults;
}

test.concurrent.each([
  ['https', { 'x-forwarded-proto': 'https' }],
  ['other addresses', { 'x-forwarded-for': '203.0.113.7' }],
])(
  'a proxy that speaks for %s and is not trusted is told of in the log, once',
  async (_what, headers) => {
    const { program, ended, url, output } = await startProgram({});
    for (let count = 0; count < 3; count += 1) await new TestGuest(url()).send('GET', '/livez', { headers });
    program.kill('SIGTERM');
    await ended;
    expect(output().match(/X-Forwarded-Proto, which are not trusted/g)).toHaveLength(1);
  },
  60_000,
);

test.concurrent('the printed address opens the controls to the browser that opens it', async () => {
  const { program, ended, output, url } = await startProgram({});
  const [, printed = ''] = /ready at (\S+)/.exec(output()) ?? [];
  const browser = new TestGuest(url());
  expect((await browser.send('GET', '/reference/outbox')).status).toBe(403);
  const { pathname, search } = new URL(printed);
  expect((await browser.send('GET', `${pathname}${search}`)).headers.get('location')).toBe(
    '/health-services/scheduler',
  );
  expect((await browser.send('GET', '/reference/outbox')).status).toBe(200);
  program.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.close());

test.concurrent.each([
  ['headers', 'GET /livez HTTP/1.1\r\nHost: here\r\nX-Slow: '],
  ['a body', 'POST /x HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'],
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
