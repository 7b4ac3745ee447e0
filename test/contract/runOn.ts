import { contracts } from '../../contract/calls/contracts.ts';
import type { CaseResult } from '../../contract/run/CaseResult.ts';
import type { Plan } from '../../contract/run/Plan.ts';
import { runContract } from '../../contract/run/runContract.ts';

/** Headers that the seeded deployment wants. */
export const headers = { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' };

/** Runs cases against a server, with everything allowed unless told otherwise. */
export const runOn = (baseUrl: string, more: Partial<Plan> = {}): Promise<readonly CaseResult[]> =>
  runContract({
    environment: { baseUrl, headers, timeoutMs: 20_000 },
    contracts,
    wishes: { place: 'Cincinnati, OH', state: 'OH', benefitCode: 'CARE2027', secrets: ['CARE2027'] },
    permission: { writes: true, leaves: true },
    only: [],
    isStopped: () => false,
    onResult: () => undefined,
    ...more,
  });

/** Of the results, those that are not as promised. */
export const findWrong = (results: readonly CaseResult[]): readonly CaseResult[] =>
  results.filter(({ outcome }) => outcome === 'differs' || outcome === 'blocked');
