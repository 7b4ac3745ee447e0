import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../../tools/browser.ts';
import { playwrightOutcome } from '../../../tools/reports.ts';
import { countPassed } from '../../../tools/TestOutcome.ts';
import { countCases, type Gate } from '../Gate.ts';

/** Number of documents of each of the four kinds that ask guests something. */
const whole = 300;
const kinds = 4;

const run = (command: readonly string[], env: NodeJS.ProcessEnv): boolean =>
  spawnSync('npx', command, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } }).status === 0;

/** Broken documents in the real app: runs the browser test of which the test command runs a few cases. */
export const browserGate: Gate = {
  name: 'browser',
  run: async (size) => {
    const count = countCases(whole, size);
    const folder = mkdtempSync(join(tmpdir(), 'stepwell-mutants-'));
    const report = join(folder, 'report.json');
    ensureChromium();
    const built = run(['vite', 'build', '--logLevel', 'error'], {});
    run(
      [
        'playwright',
        'test',
        'e2e/content/mutated-documents.spec.ts',
        '--reporter=json',
        `--output=${join(folder, 'out')}`,
      ],
      {
        MUTANTS: String(count),
        SEED: String(size.seed),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    const outcome = playwrightOutcome(report);
    const [passed, failed] = [countPassed(outcome), outcome.failures.length];
    rmSync(folder, { recursive: true, force: true });
    return [
      {
        bar: 'Broken content in the browser',
        cases: kinds * count,
        figure: `${failed} of ${passed + failed} batches failed`,
        goal: '0',
        met: built && failed === 0 && passed > 0,
        examples:
          failed === 0
            ? []
            : [`MUTANTS=${count} SEED=${size.seed} npx playwright test e2e/content/mutated-documents.spec.ts`],
      },
    ];
  },
};
