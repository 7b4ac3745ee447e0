// @module-tag exhaustive: it is a sample of a gate.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Bar } from './Gate.ts';
import { modules, mutation } from './mutation.ts';

// Running the gate itself takes minutes: here other commands stand in for StrykerJS.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stepwell-mutation-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The text of a report with one mutant for each status. */
const writeReport = (statuses: readonly string[], file = 'engine/core/rules/evaluateRule.ts'): string => {
  const location = { start: { line: 2, column: 7 } };
  const mutants = statuses.map((status) => ({ status, replacement: 'false', location }));
  return JSON.stringify({ files: { [file]: { source: '// A rule.\n  a = true;', mutants } } });
};

/** The bar of a run by this command. An earlier run has found all mutants. */
async function runBy(...command: readonly string[]): Promise<Bar | undefined> {
  const report = join(folder, 'report.json');
  writeFileSync(report, writeReport(['Killed']));
  const [bar] = await mutation({ module: 'rules', folder: 'engine/core/rules', report, command }).run({
    share: 1,
    seed: 1,
    isTimed: false,
  });
  return bar;
}

/** A command that writes a report to the file that `--incrementalFile` names. */
function writing(text: string): readonly string[] {
  const program = join(folder, 'write.cjs');
  const path = "process.argv[process.argv.indexOf('--incrementalFile') + 1]";
  writeFileSync(program, `require('node:fs').writeFileSync(${path}, ${JSON.stringify(text)});`);
  return [process.execPath, program];
}

it('counts the mutants that tests find, and lists the others', async () => {
  const found = Array.from({ length: 18 }, () => 'Killed');
  expect(await runBy(...writing(writeReport([...found, 'Timeout', 'Survived', 'Ignored', 'CompileError'])))).toEqual({
    bar: 'Mutants of engine/core/rules',
    cases: 20,
    figure: '95.0 % found',
    goal: '90 %',
    met: true,
    examples: ['engine/core/rules/evaluateRule.ts:2:7 a = true; -> false'],
  });
});

it('is missed where tests find less than the goal', async () => {
  expect(await runBy(...writing(writeReport(['Killed', 'NoCoverage'])))).toMatchObject({
    figure: '50.0 % found',
    met: false,
  });
});

it('is missed where there is nothing to change', async () => {
  expect(await runBy(...writing(writeReport([])))).toMatchObject({ cases: 0, met: false });
});

it.each(['engine/core/rules/renamed.ts', 'engine/core/rulesBefore/evaluateRule.ts'])(
  'is missed where the report only has %s, which an earlier run changed',
  async (file) => {
    expect(await runBy(...writing(writeReport(['Killed'], file)))).toMatchObject({ cases: 0, met: false });
  },
);

it.each(Object.values(modules))('%s is there', (module) => {
  expect(existsSync(join(import.meta.dirname, '../..', module))).toBe(true);
});

it('is missed, with the reason, where StrykerJS fails, whatever an earlier run found', async () => {
  expect(await runBy('npx', 'stryker', 'run', 'missing.json')).toMatchObject({
    cases: 0,
    figure: 'StrykerJS failed, or wrote no report',
    met: false,
    examples: [expect.stringContaining('Invalid config file "missing.json"')],
  });
});

it('is missed where StrykerJS ends well, but without a new report', async () => {
  expect(await runBy(process.execPath, '-e', '', '--')).toMatchObject({
    figure: 'StrykerJS failed, or wrote no report',
    met: false,
  });
});

it('is missed where StrykerJS fails after it has written a report', async () => {
  const [node = '', program = ''] = writing(writeReport(['Killed']));
  expect(await runBy(node, '-e', `require(${JSON.stringify(program)}); process.exitCode = 1;`, '--')).toMatchObject({
    met: false,
  });
});
