import type { FlowName } from '../journey/index.ts';
import { slotsMessages } from '../messages/slots.ts';

/** How what was found is counted, for one and for many. */
export type CountWords = (typeof slotsMessages.count)[keyof typeof slotsMessages.count];

/** How the results of a flow are counted. */
export function countWords(flow: FlowName): CountWords {
  const { places, video, dietitians } = slotsMessages.count;
  if (flow === 'VIRTUAL_VISIT') return video;
  return flow === 'DIETITIAN' ? dietitians : places;
}
