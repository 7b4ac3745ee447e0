import type { AppointmentKey } from '../journey/index.ts';
import type { ReservationServices } from './releaseAll.ts';
import { type ReserveOutcome, reserveAppointment } from './reserveSlot.ts';

const both: readonly AppointmentKey[] = ['appointment', 'followup'];

/** Reserves the picked appointment and, if that succeeds, its follow-up, unless they are reserved already. */
export async function reserveAll(appServices: ReservationServices): Promise<ReserveOutcome> {
  const outcome = await reserveAppointment(appServices, 'appointment');
  if (outcome.kind !== 'ok' || appServices.journey.getState().picked.followup === undefined) return outcome;
  return reserveAppointment(appServices, 'followup');
}

/** Forgets the reservations that have run out, so that they can be made again. */
export function dropOverdue({ journey }: ReservationServices, now: Date): void {
  const { picked } = journey.getState();
  for (const which of both) {
    const { code, expiresAt } = picked[which]?.slotReservation ?? {};
    const isOver = expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
    if (code !== undefined && isOver) journey.dispatch({ type: 'released', code });
  }
}
