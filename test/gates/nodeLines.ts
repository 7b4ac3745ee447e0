import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Gate } from './Gate.ts';

const root = join(import.meta.dirname, '../..');

/** The Node lines that are maintained today, besides 20.19, on which the test command itself runs. */
const lines = ['24', '26'];

/** Without the setting of gates, by which npm would leave out what only the tests need. */
const { NODE_ENV: _, ...environment } = process.env;

/** Runs a command to its end, and returns the last line that it printed. What it says of errors is shown. */
function runIn(folder: string, path: string, ...[command = '', ...args]: readonly string[]): string {
  const { stdout } = spawnSync(command, args, {
    cwd: folder,
    env: { ...environment, PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  return stdout.trimEnd().split('\n').at(-1) ?? '';
}

/**
 * Runs every test with another Node on a fresh clone of the last commit; a share of less than 1 runs only the unit
 * suites of `npm test`.
 */
const nodeLine = (line: string): Gate => ({
  name: `node/${line}`,
  run: async ({ share }) => {
    const folder = mkdtempSync(join(tmpdir(), `stepwell-node-${line}-`));
    const clone = join(folder, 'clone');
    const node = `node-${process.platform}-${process.arch}`;
    execFileSync('npm', ['install', '--silent', '--prefix', folder, `${node}@${line}`], { cwd: folder });
    const path = [join(folder, 'node_modules', node, 'bin'), process.env.PATH].join(delimiter);
    const version = runIn(folder, path, 'node', '--version');
    execFileSync('git', ['clone', '--quiet', root, clone]);
    runIn(clone, path, 'npm', 'ci', '--silent');
    const last = runIn(clone, path, 'npm', 'test', '--', share < 1 ? '--unit' : '--all');
    rmSync(folder, { recursive: true, force: true });
    const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/.exec(last) ?? [];
    return [
      {
        bar: `The test command on Node ${version}`,
        cases: Number(passed) + Number(failed),
        figure: last,
        goal: 'every test passes',
        met: Number(passed) > 0 && Number(failed) === 0 && version.startsWith(`v${line}.`),
      },
    ];
  },
});

export const nodeLines: readonly Gate[] = lines.map(nodeLine);
