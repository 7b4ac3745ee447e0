import type { AppointmentKey } from '../journey/index.ts';
import type { ReservationWiring } from './releaseAll.ts';
import { type ReserveOutcome, reserveAppointment } from './reserveSlot.ts';

const both: readonly AppointmentKey[] = ['appointment', 'followup'];

/** Reserves the picked appointment and, if that succeeds, its follow-up, unless they are reserved already. */
export async function reserveAll(wiring: ReservationWiring): Promise<ReserveOutcome> {
  const outcome = await reserveAppointment(wiring, 'appointment');
  if (outcome.kind !== 'ok' || wiring.journey.getState().picked.followup === undefined) return outcome;
  return reserveAppointment(wiring, 'followup');
}

/** Forgets the reservations that have run out, so that they can be made again. */
export function dropOverdue({ journey }: ReservationWiring, now: Date): void {
  const { picked } = journey.getState();
  for (const which of both) {
    const { code, expiresAt } = picked[which]?.slotReservation ?? {};
    const isOver = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
    if (code !== undefined && isOver) journey.dispatch({ type: 'released', code });
  }
}
