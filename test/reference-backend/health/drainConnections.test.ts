import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerInTurn } from '../../../reference-backend/health/answerInTurn.ts';
import { drainConnections } from '../../../reference-backend/health/drainConnections.ts';

/** A server whose answers at /slow wait until they are let go. */
async function listening(lingerMs: number) {
  const app = Fastify();
  const drain = drainConnections(app, answerInTurn(app), { lingerMs, drainMs: 20_000 });
  const asked: string[] = [];
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  app.get('/:name', async ({ url }) => {
    asked.push(url);
    if (url === '/slow') await gone;
    return url;
  });
  const { port, hostname } = new URL(await app.listen());
  const open = async (): Promise<Socket> => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    await once(socket, 'connect');
    return socket;
  };
  const count = promisify(app.server.getConnections.bind(app.server));
  const accepts = () => app.server.listening;
  return { drain, asked, letGo, open, count, accepts, close: () => app.close() };
}

const get = (...paths: readonly string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`).join('');

/** Everything that arrives over the connection until the other end has sent all. */
async function untilEnded(socket: Socket): Promise<string> {
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  await once(socket, 'end');
  socket.end();
  return heard;
}

/** What each answer says of its connection, and its body. */
const answersIn = (heard: string) =>
  [...heard.matchAll(/^[Cc]onnection: (\S+)|^(\/[a-z]+)/gm)].map(([, connection, body]) => connection ?? body);

test('requests up to the shutdown are answered, and the last response of each connection closes it', async () => {
  const server = await listening(60_000);
  const sockets = [await server.open(), await server.open(), await server.open()];
  const heard = Promise.all(sockets.map(untilEnded));
  const [slow, idle, several] = sockets;
  slow?.write(get('/slow'));
  several?.write(get('/slow', '/second', '/third'));
  await expect.poll(() => server.asked).toEqual(['/slow', '/slow']);
  const drained = server.drain();
  await expect.poll(server.accepts).toBe(false);
  idle?.write(get('/late'));
  server.letGo();

  expect((await heard).map(answersIn)).toEqual([
    ['close', '/slow'],
    ['close', '/late'],
    ['keep-alive', '/slow', 'keep-alive', '/second', 'close', '/third'],
  ]);
  await drained;
  await server.close();
});

test('an idle connection is closed, and a request that arrives afterwards is not processed', async () => {
  const server = await listening(200);
  const [busy, idle] = [await server.open(), await server.open()];
  busy.write(get('/slow'));
  await expect.poll(() => server.asked).toEqual(['/slow']);
  const answered = untilEnded(busy);
  const drained = server.drain();
  await once(idle.resume(), 'end');
  idle.write(get('/late'));
  await expect.poll(server.count).toBe(1);
  server.letGo();

  expect(answersIn(await answered)).toEqual(['close', '/slow']);
  expect(server.asked).toEqual(['/slow']);
  await drained;
  await server.close();
});

test('new connections are refused', async () => {
  const server = await listening(0);
  await server.drain();
  await expect(server.open()).rejects.toThrow('ECONNREFUSED');
  await server.close();
});
