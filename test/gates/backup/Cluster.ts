import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, installPostgres, serverUser, untilReady } from '../../../tools/postgres.ts';

/** A running PostgreSQL, as an operator has it: nothing is done for speed. */
export interface Cluster {
  readonly url: string;
  readonly port: number;
  /** Kills all its processes at once, and deletes its files: as if its machine and its disk were lost. */
  readonly lose: () => Promise<void>;
}

/** A folder in which clusters are made, backed up and restored; `wal` in it is for the log of writes. */
export interface ClusterFolder {
  /** Runs a program of PostgreSQL to its end, as the user that servers have. */
  readonly run: (program: string, args: readonly string[]) => Promise<void>;
  /** Starts a program that runs until it is ended. */
  readonly startProgram: (program: string, args: readonly string[]) => { readonly end: () => Promise<void> };
  readonly path: (name: string) => string;
  /** Makes a cluster and starts it. */
  readonly start: (name: string) => Promise<Cluster>;
  /** Starts a copy of a base backup, which recovers by these settings, and waits until it can be written. */
  readonly restore: (base: string, name: string, settings: Readonly<Record<string, string>>) => Promise<Cluster>;
  readonly remove: () => void;
}

const USER = 'stepwell';

/** @returns undefined where there is no PostgreSQL, and none can be installed */
export function openClusterFolder(): ClusterFolder | undefined {
  const bin = installPostgres();
  if (!bin) return undefined;
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-backup-'));
  const path = (name: string) => join(folder, name);
  mkdirSync(path('wal'));
  if (user.uid !== undefined && user.gid !== undefined)
    for (const each of [folder, path('wal')]) chownSync(each, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const startProgram = (program: string, args: readonly string[]) => {
    const child = spawn(join(bin, program), args, options);
    const ended = once(child, 'exit');
    return {
      child,
      ended,
      end: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  };
  const start = async (name: string): Promise<Cluster> => {
    const port = await freePort();
    const settings = ['timezone=UTC', 'max_connections=50'].flatMap((setting) => ['-c', setting]);
    const { child, ended } = startProgram('postgres', [
      ...['-D', path(name), '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
    ]);
    await untilReady(bin, port).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    return {
      url: `postgresql://${USER}@127.0.0.1:${port}/postgres`,
      port,
      lose: async () => {
        const children = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
          .stdout.trim()
          .split('\n');
        for (const pid of [child.pid ?? 0, ...children.map(Number)]) kill(pid);
        await ended;
        rmSync(path(name), { recursive: true, force: true, maxRetries: 5 });
      },
    };
  };
  return {
    path,
    startProgram,
    start: async (name) => {
      execFileSync(join(bin, 'initdb'), ['-D', path(name), '-U', USER, '-A', 'trust'], options);
      return start(name);
    },
    run: async (program, args) => {
      const [code] = await startProgram(program, args).ended;
      if (code !== 0) throw new Error(`${program} ended with ${code}`);
    },
    restore: async (base, name, settings) => {
      cpSync(path(base), path(name), { recursive: true });
      writeFileSync(join(path(name), 'recovery.signal'), '');
      const lines = Object.entries(settings).map(([setting, value]) => `${setting} = '${value}'\n`);
      appendFileSync(join(path(name), 'postgresql.auto.conf'), lines.join(''));
      if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, path(name)]);
      const cluster = await start(name);
      const asks = [
        '-h',
        '127.0.0.1',
        '-p',
        String(cluster.port),
        '-U',
        USER,
        '-Atc',
        'select pg_is_in_recovery()',
        'postgres',
      ];
      for (let tries = 0; tries < 300; tries += 1) {
        if (spawnSync(join(bin, 'psql'), asks, { encoding: 'utf8' }).stdout.trim() === 'f') return cluster;
        await wait(200);
      }
      throw new Error('the copy was not restored in a minute');
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function kill(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
