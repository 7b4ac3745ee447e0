import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The server as an operator starts it. */
export interface Program {
  /** The address on which it listens; undefined when it ended before it was ready. */
  readonly url: string | undefined;
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

/**
 * Starts it on a free port, without the product settings of this process, and waits until it is ready or has ended.
 * @param openFiles how many files and connections it may open
 */
export async function startProgram(settings: Readonly<Record<string, string>>, openFiles?: number): Promise<Program> {
  const command = [process.execPath, '--import', 'tsx', 'reference-backend/start.ts'];
  const limited =
    openFiles === undefined ? command : ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...command];
  const [file = '', ...given] = limited;
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
