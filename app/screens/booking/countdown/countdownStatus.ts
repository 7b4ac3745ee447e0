import type { ReservationCountdown } from './useReservationCountdown.ts';

/**
 * `none`: there is nothing to say, because nothing is reserved or nothing is known of the end. `pending`: the page was
 * loaded anew, and the time is being reserved again.
 */
export type CountdownStatus = 'none' | 'pending' | 'running' | 'warning' | 'over' | 'failed' | 'renewed';

/** From here on the guest is warned. */
const fewMinutes = 2;

/** What the guest is told of the reservation. While it is made once more, what was said before stays. */
export function countdownStatus({
  minutes,
  failed,
  busy,
  renewed,
  pending,
}: Omit<ReservationCountdown, 'again'>): CountdownStatus {
  if (failed) return 'failed';
  if (minutes === 0 || busy) return 'over';
  if (minutes === undefined && pending) return 'pending';
  if (minutes === undefined) return renewed ? 'renewed' : 'none';
  return minutes > fewMinutes ? 'running' : 'warning';
}
