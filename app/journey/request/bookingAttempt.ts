import type { Json, JsonObject } from '#engine';
import type { ReservationFields } from './reservationFields.ts';
import type { WalkInRequest } from './walkInRequest.ts';

/** One intent to book: the same request under the same key, however often it is sent. */
export interface BookingAttempt {
  readonly key: string;
  /** When the guest signed, ISO. */
  readonly at: string;
  /** That of a walk-in, or with a time. */
  readonly request: WalkInRequest;
}

/**
 * The attempt to send now: the earlier one when the guest asks for the same again, so that a booking whose reply was
 * lost is not made twice; else a new one.
 *
 * @param build the request as it is when signed at that moment
 */
export function bookingAttempt(
  earlier: BookingAttempt | undefined,
  build: (at: Date) => WalkInRequest,
  now: Date,
  newKey: () => string,
): BookingAttempt {
  if (earlier && JSON.stringify(build(new Date(earlier.at))) === JSON.stringify(earlier.request)) return earlier;
  return { key: newKey(), at: now.toISOString(), request: build(now) };
}

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
