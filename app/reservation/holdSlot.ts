import { apiPaths } from '../api/http/paths.ts';
import { createReservation, newIdempotencyKey, type Outcome } from '../api/index.ts';
import {
  type Appointment,
  type Held,
  HolderError,
  isAttemptFor,
  isSameSlot,
  isWalkIn,
  type Provider,
  reservationFields,
} from '../journey/index.ts';
import type { Desk } from './Desk.ts';
import { heldCodes, releaseCodes, releaseHeld } from './releaseHeld.ts';
import { reservesInAdvance } from './reservesInAdvance.ts';

/** A time that the guest picked. */
export interface PickedSlot {
  readonly appointment: Appointment;
  readonly provider: Provider;
}

/** `held`: the slot is the guest's, by a reservation or because the flow goes without. */
export type HoldOutcome = Outcome<'held', 'taken'>;

const held: HoldOutcome = { kind: 'ok', value: 'held' };

/** The guest went elsewhere while the answer was on its way: nobody waits for it any more. */
const superseded: HoldOutcome = {
  kind: 'failed',
  failure: 'aborted',
  status: -1,
  endpoint: apiPaths.reservations.template,
};

/**
 * Puts the picked slot into the holder in place of what was there, whose reservations are released, and reserves it where
 * the flow does so (HOLD-5). After a refusal or failure nothing is held.
 */
export async function holdSlot(desk: Desk, pick: PickedSlot): Promise<HoldOutcome> {
  const before = heldCodes(desk.journey.getState().holder);
  desk.journey.dispatch({ type: 'setAppointment', ...pick });
  const kept = heldCodes(desk.journey.getState().holder);
  await releaseCodes(
    desk,
    before.filter((code) => !kept.includes(code)),
  );
  const isStillPicked = (): boolean => isSameSlot(desk.journey.getState().holder, pick.appointment, pick.provider);
  if (!isStillPicked()) return superseded;
  const outcome = await reserveHeld(desk, 'appointment');
  if (outcome.kind !== 'ok' && isStillPicked()) await releaseHeld(desk);
  return outcome;
}

/**
 * Reserves what is held as `which`, unless it is reserved already, is a walk-in, or the flow goes without. A slot whose booking got no
 * answer may be the guest's own by now: it is left alone, so that the same attempt can be sent again.
 * @throws HolderError when nothing is held there
 */
export async function reserveHeld(desk: Desk, which: Held): Promise<HoldOutcome> {
  const { api, journey } = desk;
  const { holder, attempt } = journey.getState();
  const { [which]: appointment, provider } = holder;
  const fields = appointment && provider && reservationFields(appointment, provider);
  if (!fields) throw new HolderError(which === 'followup' ? 'noFollowup' : 'noAppointment');
  if (attempt && isAttemptFor(attempt, fields)) return held;
  if (appointment.reservation || isWalkIn(appointment) || !(await reservesInAdvance(desk))) return held;
  const outcome = await createReservation(api, fields, newIdempotencyKey());
  if (outcome.kind !== 'ok') return outcome;
  if (journey.getState().holder[which] !== appointment) {
    await releaseCodes(desk, [outcome.value.code]);
    return superseded;
  }
  journey.dispatch({ type: 'reserved', held: which, reservation: outcome.value });
  return held;
}
