import type { FlowName } from '../../../journey/index.ts';
import { resultsMessages } from '../../../messages/results.ts';

/** How what was found is counted, for one and for many. */
export type CountWords = (typeof resultsMessages.count)[keyof typeof resultsMessages.count];

/** How the results of a flow are counted. */
export function countWords(flow: FlowName): CountWords {
  const { places, video, dietitians } = resultsMessages.count;
  if (flow === 'VIRTUAL_VISIT') return video;
  return flow === 'DIETITIAN' ? dietitians : places;
}
