import type { Holder } from '../../journey/index.ts';
import { useJourney } from '../../wiring/index.ts';

/** What the guest has just booked, from the booking until its confirmation is left; else undefined. */
export function useBooked(): Holder | undefined {
  const holder = useJourney((journey) => journey.holder);
  return holder.appointment?.confirmCode === undefined ? undefined : holder;
}
