import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { booking, paths, reservation, sunday } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';
import { startBackend } from '../support/TestBackend.ts';
import { TestGuest } from '../support/TestGuest.ts';

const base = process.env.DATABASE_URL ?? '';

const listening = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

test('started before its database, the server waits, says so, and is alive and not ready', async () => {
  const closed = createServer();
  const port = await listening(closed);
  closed.close();
  const listens = createServer();
  const own = await listening(listens);
  listens.close();

  const settings = { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`, PORT: String(own) };
  const { close, output } = await startFromEnvironment(settings, /Waiting for the database/);
  const guest = new TestGuest(`http://127.0.0.1:${own}`);
  const services = `${paths.services}?filter.businessNames=tlc`;
  expect((await guest.send('GET', '/livez')).status).toBe(200);
  for (const path of ['/readyz', '/healthz', services, '/health-services/scheduler']) {
    const { status, headers } = await guest.send('GET', path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  await close();
  expect(output()).toContain('does not answer yet (ECONNREFUSED)');
  expect(output()).not.toContain('ready at');
}, 60_000);

if (databaseKinds.includes('PostgreSQL')) {
  describe('on PostgreSQL', () => {
    test('a server that waited is ready once its database answers', async () => {
      const { hostname, port } = new URL(base);
      const schema = await startBackend({}, 'PostgreSQL');
      const passed = new Set<Socket>();
      const door = createServer((socket) => {
        const onwards = connect(Number(port), hostname);
        for (const end of [socket, onwards]) {
          passed.add(end);
          end.on('error', () => undefined);
        }
        socket.pipe(onwards).pipe(socket);
      });
      const closed = await listening(door);
      door.close();
      const late = new URL(schema.databaseUrl ?? '');
      late.port = String(closed);
      late.hostname = '127.0.0.1';
      const started = await startFromEnvironment({ DATABASE_URL: late.href }, /Waiting for the database/);
      await listening(door, closed);
      await started.untilPrinted(/ready at/);

      expect((await new TestGuest(started.url()).send('GET', '/readyz')).status).toBe(200);
      await started.close();
      for (const socket of passed) socket.destroy();
      door.close();
      await schema.close();
    }, 120_000);

    test('a connection that is lost, at any moment of any call, is 503 with Retry-After', async () => {
      const name = `lost_${process.pid}_${Date.now()}`;
      const first = await startBackend({}, 'PostgreSQL');
      const url = new URL(first.databaseUrl ?? '');
      url.searchParams.set('application_name', name);
      const backend = await startBackend({ databaseUrl: url.href }, 'PostgreSQL');
      const killer = openPostgres(base, 1);
      try {
        await first.setClock(sunday);
        let isOver = false;
        const killing = (async () => {
          while (!isOver)
            await killer.script(
              `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`,
            );
        })();
        const sent = await Promise.all(
          Array.from({ length: 300 }, (_, index) => {
            const guest = backend.guest();
            const time = `${String(8 + (index % 9)).padStart(2, '0')}:00:00`;
            if (index % 3 === 0) return guest.send('POST', paths.appointments, { body: booking(`Ann${index}`, time) });
            if (index % 3 === 1) return guest.send('POST', paths.reservations, { body: reservation(time) });
            return guest.send('GET', `${paths.services}?filter.businessNames=tlc`);
          }),
        );
        isOver = true;
        await killing;

        const unexpected = sent.filter(({ status }) => ![200, 404, 409, 503].includes(status));
        expect(unexpected.map(({ status, body }) => [status, body])).toEqual([]);
        const unavailable = sent.filter(({ status }) => status === 503);
        expect(unavailable.length).toBeGreaterThan(0);
        expect(unavailable.filter(({ headers }) => !headers.get('retry-after'))).toEqual([]);
      } finally {
        await killer.close();
        await backend.close();
        await first.close();
      }
    }, 180_000);
  });
}
