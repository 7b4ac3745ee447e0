import type { BookingAttempt } from './bookingAttempt.ts';
import { readObject } from './readJson.ts';
import type { ReservationFields } from './reservationFields.ts';

/**
 * Whether the attempt, which has no answer yet, asked for this slot as its appointment or follow-up. If so, the slot
 * may be booked by now.
 */
export const isAttemptFor = (
  { request }: BookingAttempt,
  { reservationTime, locationNumber, licensureState }: ReservationFields,
): boolean =>
  [request.dateTime, readObject(request.followupAppointment).dateTime].some(
    (when) => readObject(when).value === reservationTime,
  ) &&
  // A booking may name the state as well as the number.
  (locationNumber === undefined
    ? request.locationNumber === undefined && request.licensureState === licensureState
    : request.locationNumber === locationNumber);
