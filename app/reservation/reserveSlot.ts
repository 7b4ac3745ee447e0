import { apiPaths } from '../api/http/paths.ts';
import { createReservation, newIdempotencyKey, type Outcome } from '../api/index.ts';
import { reservationToggle } from '../content/documents/settings/reservationToggle.ts';
import {
  type Appointment,
  type AppointmentKey,
  isAttemptFor,
  isSameSlot,
  isWalkIn,
  type Provider,
  ReservationError,
  reservationFields,
  usualFlow,
} from '../journey/index.ts';
import { listReservationCodes, type ReservationWiring, releaseAll, releaseCodes } from './releaseAll.ts';

/** A time that the guest picked. */
export interface PickedSlot {
  readonly appointment: Appointment;
  readonly provider: Provider;
}

/** `reserved`: the slot is the guest's, by a reservation or because the flow goes without. */
export type ReserveOutcome = Outcome<'reserved', 'taken'>;

const reserved: ReserveOutcome = { kind: 'ok', value: 'reserved' };

/** The guest went elsewhere while the answer was on its way: nobody waits for it any more. */
const superseded: ReserveOutcome = {
  kind: 'failed',
  failure: 'aborted',
  status: -1,
  endpoint: apiPaths.reservations.template,
};

/**
 * Puts the picked slot into the journey in place of what was there, whose reservations are released, and reserves it where
 * the flow does so (HOLD-5). After a refusal or failure nothing is held.
 */
export async function reserveSlot(wiring: ReservationWiring, pick: PickedSlot): Promise<ReserveOutcome> {
  const before = listReservationCodes(wiring.journey.getState().reservation);
  wiring.journey.dispatch({ type: 'setAppointment', ...pick });
  const kept = listReservationCodes(wiring.journey.getState().reservation);
  await releaseCodes(
    wiring,
    before.filter((code) => !kept.includes(code)),
  );
  const isStillPicked = (): boolean =>
    isSameSlot(wiring.journey.getState().reservation, pick.appointment, pick.provider);
  if (!isStillPicked()) return superseded;
  const outcome = await reserveAppointment(wiring, 'appointment');
  if (outcome.kind !== 'ok' && isStillPicked()) await releaseAll(wiring);
  return outcome;
}

/**
 * Reserves what is held as `which`, unless it is reserved already, is a walk-in, or the flow goes without. A slot whose booking got no
 * answer may be the guest's own by now: it is left alone, so that the same attempt can be sent again.
 * @throws ReservationError when nothing is held there
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
  const { reservation, attempt } = journey.getState();
  const { [which]: appointment, provider } = reservation;
  const fields = appointment && provider && reservationFields(appointment, provider);
  if (!fields) throw new ReservationError(which === 'followup' ? 'noFollowup' : 'noAppointment');
  if (attempt && isAttemptFor(attempt, fields)) return reserved;
  if (appointment.slotReservation || isWalkIn(appointment) || !(await reservesInAdvance(wiring))) return reserved;
  const outcome = await createReservation(api, fields, newIdempotencyKey());
  if (outcome.kind !== 'ok') return outcome;
  if (journey.getState().reservation[which] !== appointment) {
    await releaseCodes(wiring, [outcome.value.code]);
    return superseded;
  }
  journey.dispatch({ type: 'reserved', which, slotReservation: outcome.value });
  return reserved;
}

/**
 * Whether the guest's flow holds a picked time while the form is filled (the document reservation-toggle-by-flow). It
 * does not where the document cannot be read: a booking takes the time without a reservation as well.
 */
async function reservesInAdvance({ content, journey }: ReservationWiring): Promise<boolean> {
  const toggle = await content.loader.load(content.entry(reservationToggle));
  return toggle.ok && toggle.document[journey.getState().flow.name ?? usualFlow];
}
