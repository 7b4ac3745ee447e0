import type { Appointment, TimeRefusal } from '../journey/index.ts';
import { type ReservationServices, releaseCodes } from './releaseAll.ts';
import { dropOverdue } from './reserveAll.ts';
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
