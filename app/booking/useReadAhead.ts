import { checklist } from '../content/documents/checklist.ts';
import { confirmationTexts } from '../content/documents/confirmationTexts.ts';
import { reservationToggle } from '../content/documents/reservationToggle.ts';
import { rideShareTexts } from '../content/documents/rideShareTexts.ts';
import { useDocument } from '../wiring/index.ts';

/**
 * Reads with the form what it and the confirmation say soon after, so that nothing is inserted above what the guest
 * reads by then.
 */
export function useReadAhead(): void {
  useDocument(reservationToggle);
  useDocument(confirmationTexts);
  useDocument(checklist);
  useDocument(rideShareTexts);
}
