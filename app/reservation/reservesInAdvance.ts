import { reservationToggle } from '../content/documents/settings/reservationToggle.ts';
import { usualFlow } from '../journey/index.ts';
import type { ReservationWiring } from './ReservationWiring.ts';

/**
 * Whether the guest's flow holds a picked time while the form is filled (the document reservation-toggle-by-flow). It
 * does not where the document cannot be read: a booking takes the time without a reservation as well.
 */
export async function reservesInAdvance({ content, journey }: ReservationWiring): Promise<boolean> {
  const toggle = await content.loader.load(content.entry(reservationToggle));
  return toggle.ok && toggle.document[journey.getState().flow.name ?? usualFlow];
}
