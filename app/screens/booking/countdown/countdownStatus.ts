import type { ReservationCountdown } from './useReservationCountdown.ts';

/**
 * `none`: nothing is shown, because nothing is reserved or the end is not known. `pending`: the page was reloaded, and
 * the slot is being reserved again.
 */
export type CountdownStatus = 'none' | 'pending' | 'running' | 'warning' | 'over' | 'failed' | 'renewed';

/**
 * What the guest sees about the reservation. While it is being made again, it counts as over.
 *
 * @param fewMinutes the guest is warned when this many minutes are left, or fewer
 */
export function countdownStatus(
  { minutes, failed, busy, renewed, pending }: Omit<ReservationCountdown, 'again'>,
  fewMinutes: number,
): CountdownStatus {
  if (failed) return 'failed';
  if (minutes === 0 || busy) return 'over';
  if (minutes === undefined && pending) return 'pending';
  if (minutes === undefined) return renewed ? 'renewed' : 'none';
  return minutes > fewMinutes ? 'running' : 'warning';
}
