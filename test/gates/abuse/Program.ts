import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The server as an operator starts it. */
export interface Program {
  /** The address on which it listens; undefined when it ended before it was ready. */
  readonly url: string | undefined;
  /** The path by which this process reaches a file on its disk. */
  readonly onDisk: (path: string) => string;
  /** Everything that it has printed. */
  readonly printed: () => string;
  /** The most memory that it has ever used, in megabytes; undefined when the system does not report it. */
  readonly mostMemory: () => number | undefined;
  /**
   * Stops it, gracefully or at once.
   * @returns its exit code; null when a signal ended it
   */
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** What the system lets it have. */
interface Bounds {
  /** How many files and connections it may open. */
  readonly openFiles?: number;
  /** A folder that is a disk of its own, which this process reaches by `onDisk`. */
  readonly disk?: { readonly folder: string; readonly megabytes: number };
}

const bound = (command: readonly string[], { openFiles, disk }: Bounds): readonly string[] => {
  const shell = (begin: string) => ['sh', '-c', `${begin}; exec "$@"`, 'sh', ...command];
  if (openFiles !== undefined) return shell(`ulimit -n ${openFiles}`);
  if (disk === undefined) return command;
  return ['unshare', '-rm', ...shell(`mount -t tmpfs -o size=${disk.megabytes}m none ${disk.folder}`)];
};

/** Starts it on a free port, without the product settings of this process, and waits until it is ready or has ended. */
export async function startProgram(settings: Readonly<Record<string, string>>, bounds: Bounds = {}): Promise<Program> {
  const [file = '', ...given] = bound([process.execPath, '--import', 'tsx', 'reference-backend/start.ts'], bounds);
  const program = spawn(file, given, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: '', PORT: '0', LOG: 'off', ...settings },
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const ended = once(program, 'exit');
  const ready = /ready at (http:\/\/[^/]+)/;
  while (!ready.test(printed) && program.exitCode === null)
    await Promise.race([once(program.stdout, 'data'), once(program.stderr, 'data'), ended]);
  return {
    url: ready.exec(printed)?.[1],
    onDisk: (path) => `/proc/${program.pid}/root${path}`,
    printed: () => printed,
    mostMemory: () => {
      const status = `/proc/${program.pid}/status`;
      if (!existsSync(status)) return undefined;
      return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024);
    },
    stop: async (signal) => {
      program.kill(signal);
      await ended;
      return program.exitCode;
    },
  };
}
