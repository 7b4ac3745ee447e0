import { type FlowName, flows } from '../../../journey/index.ts';
import { resultsMessages } from '../../../messages/results.ts';

/** How what was found is counted, for one and for many. */
export type CountMessages = (typeof resultsMessages.count)[keyof typeof resultsMessages.count];

/** How the results of a flow are counted. */
export const countMessages = (flow: FlowName): CountMessages => resultsMessages.count[flows[flow].counts];
