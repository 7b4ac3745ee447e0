import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverUser } from '../../../../../tools/postgres.ts';

/** A program that runs until it is ended. */
export interface Part {
  readonly child: ChildProcess;
  /** Its output goes to this file. */
  readonly log: string;
  /** Ends it, and waits until it has ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

interface Running {
  /** The user of Debian's PostgreSQL, instead of root. */
  readonly asPostgres?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** The temporary folder of a site. At its end everything that was started from it is killed, and it is removed. */
export interface SiteFolder {
  readonly path: (name: string) => string;
  /** Writes a file that only its user can read. */
  readonly write: (name: string, text: string, owner?: 'postgres' | 'root') => string;
  /** Makes a folder that is a disk of its own. */
  readonly mount: (name: string, megabytes: number) => string;
  readonly start: (name: string, command: string, args: readonly string[], running?: Running) => Part;
  /** Runs a program to its end; gives its output. @throws Error with what it printed where it fails */
  readonly run: (command: string, args: readonly string[], running?: Running & { readonly input?: string }) => string;
  readonly remove: () => void;
}

export function openSiteFolder(): SiteFolder {
  const postgres = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-site-'));
  const parts: ChildProcess[] = [];
  const mounted: string[] = [];
  const path = (name: string) => join(folder, name);
  const give = (file: string, mode: number): string => {
    if (postgres.uid !== undefined && postgres.gid !== undefined) chownSync(file, postgres.uid, postgres.gid);
    chmodSync(file, mode);
    return file;
  };
  const options = ({ asPostgres, env, cwd }: Running): SpawnOptions => ({
    ...(asPostgres && postgres),
    cwd: cwd ?? folder,
    env: { ...process.env, ...(asPostgres && { HOME: folder }), ...env },
  });
  give(folder, 0o755);
  const remove = (): void => {
    for (const { pid, exitCode } of parts) if (exitCode === null) endAtOnce(pid);
    for (const each of mounted) spawnSync('umount', ['-l', each]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return {
    path,
    write: (name, text, owner = 'postgres') => {
      writeFileSync(path(name), text, { mode: 0o600 });
      return owner === 'postgres' ? give(path(name), 0o600) : path(name);
    },
    mount: (name, megabytes) => {
      mkdirSync(path(name));
      const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path(name)]);
      if (status !== 0) throw new Error('this process may not mount a disk');
      mounted.push(path(name));
      return give(path(name), 0o700);
    },
    start: (name, command, args, running = {}) => {
      const log = path(`${name}.log`);
      const output = openSync(log, 'a');
      const child = spawn(command, args, { ...options(running), stdio: ['ignore', output, output] });
      closeSync(output);
      parts.push(child);
      const ended = once(child, 'exit').catch(() => undefined);
      const end = async (signal: NodeJS.Signals): Promise<void> => {
        child.kill(signal);
        await ended;
      };
      return { child, log, end };
    },
    run: (command, args, { input, ...running } = {}) => {
      const given = { ...options(running), encoding: 'utf8', ...(input !== undefined && { input }) } as const;
      const { status, stdout, stderr, error } = spawnSync(command, args, given);
      if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
      return stdout;
    },
    remove,
  };
}

const tell = (pid: number, what: 'comm=' | 'stat='): string =>
  spawnSync('ps', ['-o', what, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();

/** PostgreSQL frees what it shares with its processes when it is told to quit; all others need no time. */
function endAtOnce(pid: number | undefined): void {
  if (pid === undefined) return;
  const isPostgres = tell(pid, 'comm=') === 'postgres';
  try {
    process.kill(pid, isPostgres ? 'SIGQUIT' : 'SIGKILL');
  } catch {
    return; // It has ended already.
  }
  // One that has ended stays as a zombie while this process does nothing else.
  for (let tries = 0; isPostgres && tries < 50 && /^[^Z]/.test(tell(pid, 'stat=')); tries += 1)
    spawnSync('sleep', ['0.1']);
}
