import type { Appointment, AppointmentKey, TimeRefusal } from '../journey/index.ts';
import { type ReservationServices, releaseCodes } from './releaseAll.ts';
import { type ReserveOutcome, reserveAppointment } from './reserveSlot.ts';

/** `firstTaken`: the reservation of the first appointment ran out, and its slot is not to be had any more. */
export type FollowupOutcome = ReserveOutcome | { readonly kind: 'firstTaken'; readonly why: TimeRefusal };

/**
 * Sets the picked follow-up in place of any earlier one, and reserves both appointments if the flow does so. After a
 * refusal or failure only the first appointment is left.
 * @throws MissingAppointmentError when no appointment is set
 */
export async function reserveFollowup(
  appServices: ReservationServices,
  followup: Appointment,
): Promise<FollowupOutcome> {
  const { journey } = appServices;
  const before = journey.getState().picked.followup;
  if (!before || !isSame(before, followup)) {
    journey.dispatch({ type: 'setFollowup', followup });
    await releaseCodes(appServices, before?.slotReservation ? [before.slotReservation.code] : []);
  }
  dropOverdue(appServices, new Date());
  const first = await reserveAppointment(appServices, 'appointment');
  const outcome = first.kind === 'ok' ? await reserveAppointment(appServices, 'followup') : first;
  if (outcome.kind === 'ok') return outcome;
  journey.dispatch({ type: 'clearFollowup' });
  return first.kind === 'refused' ? { kind: 'firstTaken', why: first.refusal } : outcome;
}

const isSame = (a: Appointment, b: Appointment): boolean =>
  a.timestamp === b.timestamp && a.services.map(({ id }) => id).join() === b.services.map(({ id }) => id).join();

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
