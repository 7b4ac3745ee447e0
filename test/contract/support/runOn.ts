import { contracts } from '../../../contract/calls/contracts.ts';
import type { CaseResult } from '../../../contract/run/CaseResult.ts';
import type { Plan } from '../../../contract/run/Plan.ts';
import { runContract } from '../../../contract/run/runContract.ts';

/** Headers that the seeded deployment requires. */
export const headers = { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' };

/** Runs cases against a server; everything is allowed unless `more` changes it. */
export const runOn = (baseUrl: string, more: Partial<Plan> = {}): Promise<readonly CaseResult[]> =>
  runContract({
    environment: { baseUrl, headers, timeoutMs: 20_000 },
    contracts,
    target: { place: 'Cincinnati, OH', state: 'OH', benefitCode: 'CARE2027', secrets: ['CARE2027'] },
    permission: { writes: true, leaves: true },
    only: [],
    isStopped: () => false,
    atOnce: 4,
    onResult: () => undefined,
    ...more,
  });

/** The results that differ from the contract or could not be run. */
export const findWrong = (results: readonly CaseResult[]): readonly CaseResult[] =>
  results.filter(({ outcome }) => outcome === 'differs' || outcome === 'blocked');
