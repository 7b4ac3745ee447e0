import { fillTemplate } from '../messages/fillTemplate.ts';
import { placesMessages } from '../messages/places/places.ts';

/** '3.8 mi away'. */
export function distanceLabel(miles: number): string {
  const { distance, distanceShort } = placesMessages;
  return miles < 0.1 ? distanceShort : fillTemplate(distance, { miles: miles.toFixed(1) });
}
