import { contracts } from '../calls/contracts.ts';
import { Browser } from '../exchange/Browser.ts';
import type { Environment } from '../exchange/Environment.ts';
import type { ContractOptions } from '../options/ContractOptions.ts';
import { clockAt } from '../world/clockAt.ts';
import { keptAt } from '../world/keptAt.ts';
import type { CaseResult } from './CaseResult.ts';
import type { Plan } from './Plan.ts';
import { runContract } from './runContract.ts';

type Watching = Pick<Plan, 'isStopped' | 'onResult'>;

/** Tries a running environment, or else the reference backend. @throws Error where nothing answers at all */
export async function tryEnvironment(options: ContractOptions, watching: Watching): Promise<readonly CaseResult[]> {
  const { baseUrl } = options;
  if (baseUrl === undefined) return tryReference(options, watching);
  const environment = { baseUrl, headers: options.headers, timeoutMs: options.timeoutMs };
  await requireAnswer(environment);
  return runContract({
    ...watching,
    ...asked(options),
    environment,
    permission: { writes: options.write, leaves: options.walkIn },
    ...(options.referenceToken !== undefined && controlsOf(baseUrl, options.referenceToken)),
  });
}

const controlsOf = (baseUrl: string, token?: string) => ({
  readKept: keptAt(baseUrl, token),
  setClock: clockAt(baseUrl, token),
});

const EVERYTHING = { writes: true, leaves: true };

/** Tries everything on the reference backend: nobody else uses it, and it is gone afterwards. */
async function tryReference(options: ContractOptions, watching: Watching): Promise<readonly CaseResult[]> {
  const { startReference } = await import('../reference/startReference.ts');
  const { baseUrl, setFault, close } = await startReference();
  const environment = { baseUrl, headers: options.headers, timeoutMs: options.timeoutMs };
  try {
    return await runContract({
      ...watching,
      ...asked(options, 'CARE2027'),
      environment,
      permission: EVERYTHING,
      setFault,
      ...controlsOf(baseUrl),
    });
  } finally {
    await close();
  }
}

const asked = (
  { only, atOnce, place, state, serviceId, benefitCode, pageUrl, secrets, maxMs }: ContractOptions,
  defaultCode?: string,
) => {
  const code = benefitCode ?? defaultCode;
  return {
    contracts,
    only,
    atOnce,
    target: {
      place,
      state,
      secrets: [...secrets, ...(code === undefined ? [] : [code])],
      ...(maxMs !== undefined && { maxMs }),
      ...(serviceId !== undefined && { serviceId }),
      ...(code !== undefined && { benefitCode: code }),
      ...(pageUrl !== undefined && { pageUrl }),
    },
  };
};

/** Fails with one sentence where nothing answers, instead of a table of hundreds of cut connections. */
async function requireAnswer(environment: Environment): Promise<void> {
  const exchange = await new Browser(environment).send({ method: 'GET', path: '/' }, {});
  if (exchange.kind === 'cut') throw new Error(`Nothing answers at ${environment.baseUrl}: ${exchange.reason}`);
  if (exchange.kind === 'timeout')
    throw new Error(`${environment.baseUrl} gives no answer within ${exchange.afterMs / 1000} seconds; see --timeout`);
}
