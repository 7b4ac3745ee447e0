import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binariesFolder, freePort, serverUser, type TestPostgres, untilReady } from '../../../tools/postgres.ts';

/** Starts a standby of this server by streaming replication, which exists only for a test run. */
export async function startStandby(primary: TestPostgres): Promise<TestPostgres> {
  const bin = binariesFolder();
  if (!bin) throw new Error('there is no PostgreSQL');
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-standby-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const { hostname, port: from, username } = new URL(primary.url);
  const copy = [
    '-h',
    hostname,
    '-p',
    from,
    '-U',
    username,
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ];
  execFileSync(join(bin, 'pg_basebackup'), copy, { ...user, cwd: folder });
  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=200', 'timezone=UTC'].flatMap((setting) => ['-c', setting]);
  const address = ['-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...address, ...settings], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilReady(bin, port);
  const url = new URL(primary.url);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
