import { calls } from '../../schemas/calls.ts';
import { createReservation, newIdempotencyKey, type Outcome } from '../api/index.ts';
import { reservationToggleByFlow } from '../content/generated/settings/reservationToggleByFlow.ts';
import {
  type Appointment,
  type AppointmentKey,
  defaultFlow,
  isAttemptFor,
  isSameSlot,
  isWalkIn,
  MissingAppointmentError,
  type Provider,
  reservationFields,
  type TimeRefusal,
} from '../journey/index.ts';
import { listReservationCodes, type ReservationServices, releaseAll, releaseCodes } from './releaseAll.ts';

/** The slot that the guest picked. */
export interface PickedSlot {
  readonly appointment: Appointment;
  readonly provider: Provider;
}

/** `reserved`: the slot is reserved, or needs no reservation. */
export type ReserveOutcome = Outcome<'reserved', TimeRefusal>;

const reserved: ReserveOutcome = { kind: 'ok', value: 'reserved' };

/** The guest has picked something else while the answer was on its way, so nobody waits for it any more. */
const superseded: ReserveOutcome = {
  kind: 'failed',
  failure: 'aborted',
  status: -1,
  endpoint: calls['create-reservation'].path,
};

/**
 * Puts the picked slot into the journey, releases the reservations of what it replaces, and reserves it if the flow
 * does so (HOLD-5). After a refusal or failure nothing is picked.
 */
export async function reserveSlot(appServices: ReservationServices, pick: PickedSlot): Promise<ReserveOutcome> {
  const before = listReservationCodes(appServices.journey.getState().picked);
  appServices.journey.dispatch({ type: 'setAppointment', ...pick });
  const kept = listReservationCodes(appServices.journey.getState().picked);
  await releaseCodes(
    appServices,
    before.filter((code) => !kept.includes(code)),
  );
  const isStillPicked = (): boolean =>
    isSameSlot(appServices.journey.getState().picked, pick.appointment, pick.provider);
  if (!isStillPicked()) return superseded;
  const outcome = await reserveAppointment(appServices, 'appointment');
  if (outcome.kind !== 'ok' && isStillPicked()) await releaseAll(appServices);
  return outcome;
}

/**
 * Reserves the appointment or the follow-up, unless it is reserved already, it is a walk-in, or the flow does not
 * reserve. A slot whose booking got no answer may already be booked for this guest: it is left alone, so that the same
 * attempt can be sent again.
 * @throws MissingAppointmentError when it is not set
 */
export async function reserveAppointment(
  appServices: ReservationServices,
  which: AppointmentKey,
): Promise<ReserveOutcome> {
  const reserving = reserve(appServices, which);
  appServices.reserving.add(reserving);
  try {
    return await reserving;
  } finally {
    appServices.reserving.delete(reserving);
  }
}

async function reserve(appServices: ReservationServices, which: AppointmentKey): Promise<ReserveOutcome> {
  const { api, journey } = appServices;
  const { picked, attempt } = journey.getState();
  const { [which]: appointment, provider } = picked;
  const fields = appointment && provider && reservationFields(appointment, provider);
  if (!fields) throw new MissingAppointmentError(which === 'followup' ? 'noFollowup' : 'noAppointment');
  if (attempt && isAttemptFor(attempt, fields)) return reserved;
  if (appointment.slotReservation || isWalkIn(appointment) || !(await reservesInAdvance(appServices))) return reserved;
  const outcome = await createReservation(api, fields, newIdempotencyKey());
  if (outcome.kind !== 'ok') return outcome;
  if (journey.getState().picked[which] !== appointment) {
    await releaseCodes(appServices, [outcome.value.code]);
    return superseded;
  }
  journey.dispatch({ type: 'reserved', which, slotReservation: outcome.value });
  return reserved;
}

/**
 * Whether the guest's flow reserves a picked slot while the form is filled in (the document
 * reservation-toggle-by-flow). It does not if the document cannot be read: a booking also works without a reservation.
 */
async function reservesInAdvance({ content, journey }: ReservationServices): Promise<boolean> {
  const toggle = await content.loader.load(content.entry(reservationToggleByFlow));
  return toggle.ok && toggle.document[journey.getState().flow.name ?? defaultFlow];
}
