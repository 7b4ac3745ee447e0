import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../support/calls.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const backend = suiteBackend({ trustProxy: 1, limits: { analyticsCallsPerClient: { most: 1, minutes: 10 } } });

const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

/** Sends the head of a POST and only the beginning of its body. */
function begin(path: string, bytes: number | 'chunked', client = '203.0.113.1'): Socket {
  const { hostname, port } = new URL(backend().url);
  const socket = connect(Number(port), hostname);
  sockets.add(socket);
  const length = bytes === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: stepwell\r\nx-banner-name: thelittleclinic\r\nx-tenant: thelittleclinic\r\nx-forwarded-for: ${client}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  );
  return socket;
}

/** The status and the body of the answer, as far as they have arrived by then. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1').replace(/^HTTP\/1\.1 (\d+)[\s\S]*\r\n\r\n/, '$1 ')));
  });

test.each([
  ['for an address where nothing is', '/appointment-management/v1/nothing', 10_000, /^404 .*"notFound"/],
  ['for the address of a page', '/health-services/scheduler', 10_000, /^404 .*"notFound"/],
  ['for a call that needs less', paths.reservations, 8 * 1024 + 1, /^413 /],
  ['for a booking that is too long', paths.appointments, 128 * 1024 + 1, /^413 /],
])('a body is refused before it arrives: %s', async (_which, path, bytes, expected) => {
  expect(await answerOf(begin(path, bytes))).toMatch(expected);
});

test('a client without events left is refused before a body arrives', async () => {
  const guest = backend().guest();
  const headers = { 'x-forwarded-for': '203.0.113.1' };
  expect((await guest.send('POST', paths.events, { body: {}, headers })).status).toBe(400);
  expect(await answerOf(begin(paths.events, 1_000))).toMatch(/^503 .*analyticsCallsPerClient/);
});

test('bodies that never end take only their place from one client, and none from others', async () => {
  const waiting = Array.from({ length: 32 }, () => begin(paths.appointments, 'chunked'));
  expect(await answerOf(begin(paths.appointments, 1_000))).toMatch(/^503 .*bodies/);

  const guest = backend().guest();
  const send = (client: string) =>
    guest.send('POST', paths.addressValidations, { body: {}, headers: { 'x-forwarded-for': client } });
  expect((await send('203.0.113.2')).status).toBe(400);
  for (const socket of waiting) socket.destroy();
  await expect.poll(async () => (await send('203.0.113.1')).status, { timeout: 10_000 }).toBe(400);
});
