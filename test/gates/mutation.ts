import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gate } from './Gate.ts';

const root = join(import.meta.dirname, '../..');

/** The least share of the mutants that the tests must find, in percent. */
const goal = 90;

const rooms: Readonly<Record<string, string>> = {
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

const readReport = (path: string): Report =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { files: {} };

const isFound = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/**
 * Changes the code of a room in every place where that is possible, one change (a mutant) at a time, and counts the
 * mutants that make a test fail. The report of the last run is kept, and mutants whose code and tests are the same as
 * then are not tried again. A share has no effect.
 */
const mutation = (room: string, folder: string): Gate => ({
  name: `mutation/${room}`,
  run: async () => {
    const report = join(root, '.data/mutation', `${room}.json`);
    mkdirSync(join(root, '.data/mutation'), { recursive: true });
    const mutate = `${folder}/**/*.ts,!**/index.ts`;
    spawnSync('npx', ['stryker', 'run', '--mutate', mutate, '--incrementalFile', report, '--concurrency', '1'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const mutants = Object.entries(readReport(report).files).flatMap(([file, { source, mutants }]) =>
      mutants.map((mutant) => ({ ...mutant, file, code: source.split('\n')[mutant.location.start.line - 1] ?? '' })),
    );
    const found = mutants.filter(isFound).length;
    const missed = mutants.filter(isMissed);
    const score = (100 * found) / (found + missed.length);
    return [
      {
        bar: `Mutants of ${folder}`,
        cases: found + missed.length,
        figure: `${score.toFixed(1)} % found`,
        goal: `${goal} %`,
        met: score >= goal,
        examples: missed.map(
          ({ file, location: { start }, code, replacement }) =>
            `${file}:${start.line}:${start.column} ${code.trim()} -> ${replacement}`,
        ),
      },
    ];
  },
});

export const mutations: readonly Gate[] = Object.entries(rooms).map(([room, folder]) => mutation(room, folder));
