import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { keysInEnvironment } from './dataKeys.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts the program as an operator does, and collects its output.
 * @param until waits for this output, unless the program ends before
 */
export async function startProgram(environment: Record<string, string>, until = /ready at (\S+)\/health-services/) {
  const program = spawn(process.execPath, ['--import', 'tsx', 'reference-backend/start.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', PORT: '0', ...keysInEnvironment(environment), ...environment },
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(program, 'exit');
  const untilPrinted = async (wanted: RegExp): Promise<void> => {
    while (!wanted.test(output) && program.exitCode === null) await Promise.race([once(program.stdout, 'data'), ended]);
  };
  await untilPrinted(until);
  return {
    program,
    ended,
    untilPrinted,
    output: () => output,
    /** The address at which it is ready. */
    url: () => /ready at (http:\/\/[^/]+)/.exec(output)?.[1] ?? '',
  };
}
