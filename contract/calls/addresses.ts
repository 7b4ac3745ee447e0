import { type CallFacts, calls } from '../../schemas/calls.ts';
import { bases } from '../../schemas/routes.ts';

const deployment: CallFacts = { method: 'GET', path: bases.scheduler, effect: 'reads' };

/** Everything that has a contract: each call, and the page that has the deployment in it. */
export const addresses = { ...calls, deployment };

export type ContractName = keyof typeof addresses;
