import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Gate } from './Gate.ts';

const root = join(import.meta.dirname, '../..');

/** The least share of the mutants that the tests must find, in percent. */
const goal = 90;

/** The folder of each module whose code is changed. */
export const modules: Readonly<Record<string, string>> = {
  rules: 'engine/core/rules',
  validation: 'engine/core/validation',
  form: 'engine/core/form',
  wizard: 'engine/core/wizard',
  questionnaire: 'engine/core/questionnaire',
  journey: 'app/journey',
};

interface Mutant {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** The part of Stryker's report that is read here: https://github.com/stryker-mutator/mutation-testing-elements. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

const isFound = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** How much of the output of StrykerJS is shown when it fails. */
const reasonLength = 3_000;

/** What is changed, the file to which StrykerJS writes its report, and the command that runs it. */
interface MutationRun {
  readonly module: string;
  readonly folder: string;
  readonly report: string;
  readonly command: readonly string[];
}

const writtenAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Runs StrykerJS, and returns the reason when it fails or writes no new report. */
function runStryker({ folder, report, command: [command = '', ...args] }: MutationRun): string | undefined {
  mkdirSync(dirname(report), { recursive: true });
  const before = writtenAt(report);
  const mutate = `${folder}/**/*.ts,!**/index.ts`;
  const { status, stdout, stderr } = spawnSync(
    command,
    [...args, '--mutate', mutate, '--incrementalFile', report, '--concurrency', '1'],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: 1024 ** 3 },
  );
  const isReported = status === 0 && writtenAt(report) !== before;
  return isReported ? undefined : findReason(`${stdout}${stderr}`);
}

/** The output from the first line on that mentions an error; all of it when no line does. */
function findReason(output: string): string {
  const start = Math.max(0, output.search(/^.*error/im));
  return output.slice(start, start + reasonLength);
}

/**
 * The mutants of the report that decide the score, and the places of those that no test finds. StrykerJS keeps what an
 * earlier run found in files that are gone by now, even where there is nothing to change any more: these do not count.
 */
function countMutants({ report, folder }: MutationRun): { readonly count: number; readonly missed: readonly string[] } {
  const { files }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const current = Object.entries(files).filter(
    ([file]) => file.startsWith(`${folder}/`) && existsSync(join(root, file)),
  );
  const mutants = current.flatMap(([, { mutants }]) => mutants);
  const missed = current.flatMap(([file, { source, mutants }]) =>
    mutants.filter(isMissed).map(({ location: { start }, replacement }) => {
      const code = source.split('\n')[start.line - 1] ?? '';
      return `${file}:${start.line}:${start.column} ${code.trim()} -> ${replacement}`;
    }),
  );
  return { count: mutants.filter(isFound).length + missed.length, missed };
}

/**
 * Changes the code of a module in every place where that is possible, one change (a mutant) at a time, and counts the
 * mutants that make a test fail. The report of the last run is kept, and mutants whose code and tests are the same as
 * then are not tried again; only a report that this run has written is counted. A share has no effect.
 */
export const mutation = (run: MutationRun): Gate => ({
  name: `mutation/${run.module}`,
  run: async () => {
    const failure = runStryker(run);
    const { count, missed } = failure === undefined ? countMutants(run) : { count: 0, missed: [failure] };
    const score = count === 0 ? 0 : (100 * (count - missed.length)) / count;
    return [
      {
        bar: `Mutants of ${run.folder}`,
        cases: count,
        figure: failure === undefined ? `${score.toFixed(1)} % found` : 'StrykerJS failed, or wrote no report',
        goal: `${goal} %`,
        met: score >= goal,
        examples: missed,
      },
    ];
  },
});

export const mutations: readonly Gate[] = Object.entries(modules).map(([module, folder]) =>
  mutation({
    module,
    folder,
    report: join(root, '.data/mutation', `${module}.json`),
    command: ['npx', 'stryker', 'run'],
  }),
);
