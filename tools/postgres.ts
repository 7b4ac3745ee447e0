import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDebianRoot, run } from './system.ts';

/** A PostgreSQL that exists only for a test run. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const packaged = '/usr/lib/postgresql';

/** The folder of the programs of the newest PostgreSQL; undefined where there is none. */
export function binariesFolder(): string | undefined {
  if (!existsSync(packaged)) return undefined;
  const versions = readdirSync(packaged).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(packaged, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** The server refuses to run as root, so root starts it as the package's own user. */
export function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until a server answers, whatever it answers. */
export async function untilReady(bin: string, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    if (status === 0) return;
    await wait(200);
  }
  throw new Error('PostgreSQL did not become ready in 20 seconds');
}

/** @returns the folder of its programs, after Debian's package is installed if necessary and possible */
export function installPostgres(): string | undefined {
  if (!binariesFolder() && isDebianRoot()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql']);
  }
  return binariesFolder();
}

/**
 * Starts a PostgreSQL in a temporary folder, and installs Debian's package first if necessary and possible. Undefined
 * when there is no PostgreSQL and none can be installed; the suites then run only on the embedded database.
 * @param logFile where the server writes its log; without it the log is discarded
 */
export async function startPostgres({
  logFile,
}: {
  readonly logFile?: string;
} = {}): Promise<TestPostgres | undefined> {
  const bin = installPostgres();
  if (!bin) return undefined;
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'stepwell', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: folder,
  });
  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=200', 'timezone=UTC'].flatMap((setting) => ['-c', setting]);
  const log = logFile === undefined ? 'ignore' : openSync(logFile, 'a');
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
    { ...user, cwd: folder, stdio: ['ignore', log, log] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  if (typeof log === 'number') closeSync(log);
  await untilReady(bin, port);
  return {
    url: `postgresql://stepwell@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
