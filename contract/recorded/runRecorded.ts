import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallContract } from '../case/ContractCase.ts';
import type { CaseResult } from '../run/CaseResult.ts';
import { checkRecorded } from './checkRecorded.ts';
import { readRecording } from './RecordedExchange.ts';

/** Checks every recording below a folder, without any network. @throws Error where the folder cannot be read */
export async function runRecorded(folder: string, contracts: readonly CallContract[]): Promise<readonly CaseResult[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(json|har)$/.test(name)).sort();
  const results = await Promise.all(
    names.map(async (name) => {
      const exchanges = readRecording(name, await readFile(join(folder, name), 'utf8'));
      return exchanges?.map((exchange) => checkRecorded(exchange, contracts)) ?? [unreadable(name)];
    }),
  );
  return results.flat();
}

const unreadable = (name: string): CaseResult => ({
  call: '',
  case: name,
  kind: 'recorded',
  sent: '',
  status: null,
  outcome: 'blocked',
  checkResult: null,
  note: 'no recording: the format is in contract/README.md',
});
