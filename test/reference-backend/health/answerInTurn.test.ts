import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

describe('a connection that sends its requests at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
  let backend: TestBackend;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<meta name="stepwell-configuration" content=""><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__">',
    );
    // More than the connection buffers while nobody reads.
    writeFileSync(join(folder, 'assets/large-abc123.js'), 'x'.repeat(8_000_000));
    backend = await startBackend({ appDirectory: folder });
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    rmSync(folder, { recursive: true });
  });

  const open = (): Socket => {
    const { hostname, port } = new URL(backend.url);
    return connect(Number(port), hostname);
  };
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: stepwell.example\r\n\r\n`;
  const openFiles = () => readdirSync('/dev/fd').length;

  test('has them answered in their order', async () => {
    const socket = open();
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.write(get('/livez') + get('/nowhere') + get('/readyz').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    await once(socket, 'close');
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  test('and reads none of the answers leaves no file open', async () => {
    const before = openFiles();
    const sockets = Array.from({ length: 5 }, () => {
      const socket = open().pause();
      socket.write(get('/assets/large-abc123.js').repeat(20));
      return socket;
    });
    await wait(1_000);
    for (const socket of sockets) socket.destroy();
    await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(before);
  }, 30_000);

  test('of which there are too many is cut off', async () => {
    const socket = open();
    socket.on('error', () => undefined);
    socket.resume().write(get('/assets/large-abc123.js').repeat(600));
    await once(socket, 'close');
    expect((await fetch(new URL('/livez', backend.url))).status).toBe(200);
  }, 30_000);
});
