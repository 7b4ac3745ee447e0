import { fillTemplate } from '../messages/fillTemplate.ts';
import type { PlacesMessages } from '../messages/placesMessages.ts';

/** '3.8 mi away'. */
export const distanceLabel = (miles: number, { distance, distanceShort }: PlacesMessages): string =>
  miles < 0.1 ? distanceShort : fillTemplate(distance, { miles: miles.toFixed(1) });
