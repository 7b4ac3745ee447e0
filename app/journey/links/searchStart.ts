import type { FlowName } from '../flow/Flow.ts';
import { flows } from '../flow/flows.ts';
import type { Links } from './Links.ts';

/** Where a search of the flow begins: on the main page, or for dietitians on their questions. */
export const searchStart = (
  flow: FlowName | undefined,
  { main, dietitian }: Pick<Links, 'main' | 'dietitian'>,
): string => (flow !== undefined && flows[flow].entry === 'dietitian' ? dietitian : main);
