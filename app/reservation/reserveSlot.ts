import { calls } from '../../schemas/calls.ts';
import { createReservation, newIdempotencyKey, type Outcome } from '../api/index.ts';
import { reservationToggleByFlow } from '../content/generated/settings/reservationToggleByFlow.ts';
import {
  type Appointment,
  type AppointmentKey,
  isAttemptFor,
  isSameSlot,
  isWalkIn,
  MissingAppointmentError,
  type Provider,
  reservationFields,
  type TimeRefusal,
  usualFlow,
} from '../journey/index.ts';
import { listReservationCodes, type ReservationWiring, releaseAll, releaseCodes } from './releaseAll.ts';

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
export async function reserveSlot(wiring: ReservationWiring, pick: PickedSlot): Promise<ReserveOutcome> {
  const before = listReservationCodes(wiring.journey.getState().picked);
  wiring.journey.dispatch({ type: 'setAppointment', ...pick });
  const kept = listReservationCodes(wiring.journey.getState().picked);
  await releaseCodes(
    wiring,
    before.filter((code) => !kept.includes(code)),
  );
  const isStillPicked = (): boolean => isSameSlot(wiring.journey.getState().picked, pick.appointment, pick.provider);
  if (!isStillPicked()) return superseded;
  const outcome = await reserveAppointment(wiring, 'appointment');
  if (outcome.kind !== 'ok' && isStillPicked()) await releaseAll(wiring);
  return outcome;
}

/**
 * Reserves the appointment or the follow-up, unless it is reserved already, it is a walk-in, or the flow does not
 * reserve. A slot whose booking got no answer may already be booked for this guest: it is left alone, so that the same
 * attempt can be sent again.
 * @throws MissingAppointmentError when it is not set
 */
export async function reserveAppointment(wiring: ReservationWiring, which: AppointmentKey): Promise<ReserveOutcome> {
  const reserving = reserve(wiring, which);
  wiring.reserving.add(reserving);
  try {
    return await reserving;
  } finally {
    wiring.reserving.delete(reserving);
  }
}

async function reserve(wiring: ReservationWiring, which: AppointmentKey): Promise<ReserveOutcome> {
  const { api, journey } = wiring;
  const { picked, attempt } = journey.getState();
  const { [which]: appointment, provider } = picked;
  const fields = appointment && provider && reservationFields(appointment, provider);
  if (!fields) throw new MissingAppointmentError(which === 'followup' ? 'noFollowup' : 'noAppointment');
  if (attempt && isAttemptFor(attempt, fields)) return reserved;
  if (appointment.slotReservation || isWalkIn(appointment) || !(await reservesInAdvance(wiring))) return reserved;
  const outcome = await createReservation(api, fields, newIdempotencyKey());
  if (outcome.kind !== 'ok') return outcome;
  if (journey.getState().picked[which] !== appointment) {
    await releaseCodes(wiring, [outcome.value.code]);
    return superseded;
  }
  journey.dispatch({ type: 'reserved', which, slotReservation: outcome.value });
  return reserved;
}

/**
 * Whether the guest's flow reserves a picked slot while the form is filled in (the document
 * reservation-toggle-by-flow). It does not if the document cannot be read: a booking also works without a reservation.
 */
async function reservesInAdvance({ content, journey }: ReservationWiring): Promise<boolean> {
  const toggle = await content.loader.load(content.entry(reservationToggleByFlow));
  return toggle.ok && toggle.document[journey.getState().flow.name ?? usualFlow];
}
