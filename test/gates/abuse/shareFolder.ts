import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { startProgram } from './Program.ts';

const whole = 15;

/** Starts a second server on the same DATA_DIR, and another one after the first was killed. */
export async function shareFolder(size: Size): Promise<Bar> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-shared-'));
  const settings = { DATA_DIR: join(folder, 'data') };
  const examples: string[] = [];
  const rounds = countCases(whole, size);
  for (let round = 0; round < rounds; round += 1) {
    const first = await startProgram(settings);
    const second = await startProgram(settings);
    if (!first.url) examples.push(`round ${round + 1}: the folder does not open: ${first.printed()}`);
    if (second.url) examples.push(`round ${round + 1}: a second server started beside the first`);
    else if (!second.printed().includes('is in use by process')) examples.push(`refused as: ${second.printed()}`);
    if (second.url) await second.stop('SIGKILL');
    if (first.url) await first.stop('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
  return {
    bar: 'Two servers on one folder',
    cases: rounds,
    figure: `${examples.length} times both, or a folder that a killed one left shut`,
    goal: '0',
    met: examples.length === 0,
    examples: examples.slice(0, 3),
  };
}
