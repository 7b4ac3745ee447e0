import type { PlacesMessages } from '../../schemas/generated/content/messages/places-messages.js';
import { shippedPlacesMessages } from '../../schemas/generated/content/messages/places-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { PlacesMessages };

/** The texts about places that several screens share: the field for a place, the distance, the map (SEARCH-18, RESULT-6). */
export const placesMessages: MessageSet<PlacesMessages> = {
  document: 'places-messages',
  shipped: shippedPlacesMessages,
};

/** The map beside a list of places. */
export const mapMessages: MessageSet<PlacesMessages['mapView']> = {
  document: 'places-messages',
  member: 'mapView',
  shipped: shippedPlacesMessages.mapView,
};
