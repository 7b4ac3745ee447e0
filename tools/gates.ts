import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserGate } from '../test/gates/browsers/browserGate.ts';
import type { Bar } from '../test/gates/Gate.ts';
import { gates } from '../test/gates/gates.ts';
import { operationsGates } from '../test/gates/operations/operationsGates.ts';
import { alignedTable } from './alignedTable.ts';

/**
 * Runs the gates completely and prints each bar with its figure: `npm run gates [name ...] [--share 0.1] [--seed 7]`.
 * As many gates run at a time as there are processors. Exits with 1 when a bar is missed.
 */
const given = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? undefined : given.splice(at, 2)[1];
};
const share = option('share') ?? '1';
const seed = option('seed') ?? String(Date.now() % 1_000_000);
const all = [browserGate, ...operationsGates, ...gates];
const chosen = all.filter(({ name }) => given.length === 0 || given.some((each) => name.startsWith(each)));
const unknown = given.filter((each) => !all.some(({ name }) => name.startsWith(each)));
if (unknown.length > 0) {
  console.error(`No gate begins with ${unknown.join(' or ')}. There are ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const reports = mkdtempSync(join(tmpdir(), 'stepwell-gates-'));

/** Runs a gate in a process of its own. A gate that ends without a report has missed its bar. */
function measured(name: string, index: number): Promise<readonly Bar[]> {
  const report = join(reports, `${index}.json`);
  const lost: Bar = { bar: name, cases: 0, figure: 'it ended without a figure', goal: 'one', met: false };
  return new Promise((resolve) => {
    fork(join(import.meta.dirname, 'gate.ts'), [name, share, seed, report], {
      execArgv: ['--import', 'tsx', '--import', new URL('withoutStyles.ts', import.meta.url).href],
      env: { ...process.env, NODE_ENV: 'production' },
    }).once('exit', (code) => resolve(code === 0 ? read(report) : [lost]));
  });
}

const read = (report: string): readonly Bar[] => JSON.parse(readFileSync(report, 'utf8'));

const formatRow = ({ bar, cases, figure, goal, met }: Bar): readonly string[] => [
  met ? 'met' : 'MISSED',
  bar,
  String(cases),
  figure,
  goal,
];

console.log(`Gates: ${chosen.length}, share ${share}, seed ${seed}\n`);
const bars: Bar[] = [];
const waiting = [...chosen.entries()];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, { name }] = next;
      const found = await measured(name, index);
      for (const bar of found) console.log(`${formatRow(bar).join(' | ')}`);
      bars.push(...found);
    }
  }),
);
rmSync(reports, { recursive: true, force: true });

console.log(`\n${alignedTable([['', 'Bar', 'Cases', 'Figure', 'Goal'], ...bars.map(formatRow)])}`);
for (const { bar, examples = [] } of bars)
  for (const example of examples) console.log(`\n${bar}: ${example.slice(0, 4_000)}`);
const missed = bars.filter(({ met }) => !met).length;
console.log(`\n${bars.length - missed} of ${bars.length} bars met`);
process.exitCode = missed === 0 && bars.length > 0 ? 0 : 1;
