import type { FlowName } from '../flow/Flow.ts';
import { flows } from '../flow/flows.ts';

export interface SearchLinks {
  readonly main: string;
  readonly dietitian: string;
}

/** Where a search of the flow begins: on the main page, or for dietitians on their questions. */
export const searchStart = (flow: FlowName | undefined, { main, dietitian }: SearchLinks): string =>
  flow !== undefined && flows[flow].entry === 'dietitian' ? dietitian : main;
