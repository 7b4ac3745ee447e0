import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import {
  type ConnectionShare,
  limitConnections,
  mostOpenFiles,
  shareConnections,
} from '../../../reference-backend/health/limitConnections.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Gives what connects to a server with these limits, from one of this machine's addresses. */
async function serve(share: ConnectionShare) {
  const app = Fastify({ keepAliveTimeout: 72_000 });
  limitConnections(app, share);
  app.get('/', async () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const open = async (localAddress = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    closing.push(() => socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { open, server: app.server };
}

/** The status of an answer; undefined where the connection is closed instead. */
async function ask(socket: Socket): Promise<number | undefined> {
  socket.write('GET / HTTP/1.1\r\nhost: stepwell\r\n\r\n');
  const text = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => ''),
  ]);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]) || undefined;
}

test('one address opens only its share, and others go on', async () => {
  const { open } = await serve({ all: 100, perPeer: 3 });
  const idle = [await open(), await open(), await open()];
  expect(await ask(await open())).toBeUndefined();
  expect(await ask(await open('127.0.0.2'))).toBe(200);

  idle[0]?.destroy();
  await expect.poll(async () => ask(await open())).toBe(200);
});

test('beyond all that the process can serve, a connection is closed and not left waiting', async () => {
  const { open } = await serve({ all: 2, perPeer: 2 });
  await open();
  expect(await ask(await open())).toBe(200);
  expect(await ask(await open('127.0.0.2'))).toBeUndefined();
});

test('a crowded server closes idle connections and keeps no other for long', async () => {
  const { open, server } = await serve({ all: 4, perPeer: 4 });
  const first = await open();
  expect(await ask(first)).toBe(200);
  const closed = once(first, 'close');
  const rest = [await open(), await open()];
  await closed;
  for (const socket of rest) socket.destroy();
  await expect.poll(() => server.keepAliveTimeout).toBe(72_000);
});

test.each([
  ['guests themselves', 1_000, false, { all: 750, perPeer: 500 }],
  ['proxies, which bring many guests', 1_000, true, { all: 750, perPeer: 750 }],
  ['more files than anybody needs', 1_000_000, true, { all: 10_000, perPeer: 10_000 }],
])('the share follows from the open files: %s', (_which, files, isBehindProxy, share) => {
  expect(shareConnections(files, isBehindProxy)).toEqual(share);
});

test('the system says how many files may be open', () => {
  expect(mostOpenFiles()).toBeGreaterThan(100);
});
