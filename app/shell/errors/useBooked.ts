import type { Reservation } from '../../journey/index.ts';
import { useJourney } from '../../wiring/index.ts';

/** What the guest has just booked, from the booking until its confirmation is left; else undefined. */
export function useBooked(): Reservation | undefined {
  const reservation = useJourney((journey) => journey.reservation);
  return reservation.appointment?.confirmCode === undefined ? undefined : reservation;
}
