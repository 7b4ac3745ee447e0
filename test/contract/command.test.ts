import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../contract/run/runCommand.ts';
import { type StandIn, startStandIn } from './support/StandIn.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
}, 120_000);
afterAll(() => standIn.close());

const root = join(import.meta.dirname, '../..');
const recordings = (folder: string): string => join(import.meta.dirname, 'recordings', folder);

type Command = ChildProcessByStdio<null, Readable, Readable>;

const start = (...args: readonly string[]): Command =>
  spawn(process.execPath, ['--import', 'tsx', 'contract/start.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Waits for a command to end, and returns its exit code and its output. */
async function ended(command: Command) {
  const [out, err]: [string[], string[]] = [[], []];
  command.stdout.on('data', (chunk) => out.push(String(chunk)));
  command.stderr.on('data', (chunk) => err.push(String(chunk)));
  const code = await new Promise((resolve) => command.once('close', resolve));
  return { code, out: out.join(''), err: err.join('') };
}

/** Runs the command in this process. */
async function run(...args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(args, {
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
    showProgress: () => undefined,
    isStopped: () => false,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('the command', () => {
  test('explains itself', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('The first day with a new environment');
  }, 60_000);

  test.each([
    ['an unknown option', ['--nothing'], "Unknown option '--nothing'"],
    ['a server that is not there', ['--base-url', 'http://127.0.0.1:9'], 'Nothing answers at http://127.0.0.1:9'],
    ['a folder that is not there', ['--recorded', 'nowhere-at-all'], 'ENOENT'],
  ])(
    'ends with 2 for %s, and says so',
    async (_what, args, words) => {
      const { code, out, err } = await run(...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(words);
    },
    60_000,
  );

  test('ends with 2 where there is no such case', async () => {
    const { code, err } = await run('--base-url', standIn.url, '--only', 'no-such-case');
    expect(code).toBe(2);
    expect(err).toContain('there is no such case');
  }, 60_000);

  test('ends with 0 where everything is as promised, and with 1 where something differs', async () => {
    const right = await run('--recorded', recordings('good'));
    const wrong = await run('--recorded', recordings('bad'));
    expect([right.code, wrong.code]).toEqual([0, 1]);
    expect(right.out).toContain('3 as promised');
    expect(wrong.out).toContain('6 not as promised, 2 could not be tried');
  }, 60_000);

  test('prints nothing but JSON with --json', async () => {
    const { code, out } = await run('--base-url', standIn.url, '--only', 'map-key', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ environment: standIn.url, summary: { ok: 11, differs: 0 } });
  }, 60_000);

  test('ends cleanly on Ctrl-C: what was made is taken back, and what there is is printed', async () => {
    const command = start('--base-url', standIn.url, '--write', '--only', 'create-reservation');
    standIn.override({
      request: (request) => {
        if (request.method === 'POST') command.kill('SIGINT');
        return request;
      },
    });
    const { code, out, err } = await ended(command);

    expect(code).toBe(130);
    expect(err).toContain('Stopping');
    expect(out).toContain('1 as promised');
    expect(standIn.seen.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['POST', 'DELETE']);
  }, 120_000);
});
