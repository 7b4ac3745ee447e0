import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server in a process of its own. */
export interface ObservedServer {
  readonly url: string;
  /** Where its metrics are, if it has any. */
  readonly metrics?: string;
  /** Seconds of processor that it has used; not a number where the system does not tell. */
  readonly processor: () => number;
  /** Tells the program something; what, is up to it. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly close: () => Promise<void>;
}

/** In a second, as Linux counts in `/proc`. */
const TICKS = 100;

/** @param options of Node.js, for this program alone */
export async function startObserved(
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ObservedServer> {
  const program = spawn(process.execPath, [...options, '--import', 'tsx', 'reference-backend/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', TRUST_PROXY: 'on', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!output.includes('ready at')) output += text;
  });
  const ended = once(program, 'exit');
  while (!output.includes('ready at') && program.exitCode === null)
    await Promise.race([once(program.stdout, 'data'), ended]);
  const url = /ready at (http:\/\/[^/]+)/.exec(output)?.[1];
  if (url === undefined) throw new Error(`The server does not start: ${output}`);
  const metricsPort = /"port":(\d+),"msg":"metrics are served"/.exec(output)?.[1];
  return {
    url,
    ...(metricsPort && { metrics: `http://127.0.0.1:${metricsPort}/metrics` }),
    processor: () => readProcessor(program.pid),
    signal: (signal) => void program.kill(signal),
    close: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

function readProcessor(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return Number.NaN;
  }
}
