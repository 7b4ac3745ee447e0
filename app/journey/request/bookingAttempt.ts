import { readObject } from './readJson.ts';
import type { ReservationFields } from './reservationFields.ts';
import type { VisitRequest } from './visitRequest.ts';

/** One booking to send: the same request under the same key, however often it is sent. */
export interface BookingAttempt {
  readonly key: string;
  /** When the guest signed, as an ISO instant. */
  readonly at: string;
  /** The request for a walk-in, or for a visit with a time. */
  readonly request: VisitRequest;
}

/**
 * The attempt to send now. If the guest sends the same booking again, it is the earlier attempt, so that a booking
 * whose reply was lost is not made twice; otherwise it is a new one.
 *
 * @param build builds the request as signed at the given moment
 */
export function bookingAttempt(
  earlier: BookingAttempt | undefined,
  build: (at: Date) => VisitRequest,
  now: Date,
  newKey: () => string,
): BookingAttempt {
  if (earlier && JSON.stringify(build(new Date(earlier.at))) === JSON.stringify(earlier.request)) return earlier;
  return { key: newKey(), at: now.toISOString(), request: build(now) };
}

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
