import type { Json, JsonObject } from '#engine';
import type { BookingAttempt } from './bookingAttempt.ts';
import type { ReservationFields } from './reservationFields.ts';

/** Whether the attempt, whose answer is still unknown, asked for this very slot, first or second: it may be booked by now. */
export const isAttemptFor = (
  { request }: BookingAttempt,
  { reservationTime, locationNumber, licensureState }: ReservationFields,
): boolean =>
  [request.dateTime, readFields(request.followupAppointment).dateTime].some(
    (when) => readFields(when).value === reservationTime,
  ) &&
  // A booking may say the state besides.
  (locationNumber === undefined
    ? request.locationNumber === undefined && request.licensureState === licensureState
    : request.locationNumber === locationNumber);

const readFields = (value: Json | undefined): JsonObject => (isFields(value) ? value : {});

const isFields = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
