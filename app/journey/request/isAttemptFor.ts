import type { BookingAttempt } from './bookingAttempt.ts';
import type { ReservationFields } from './reservationFields.ts';

/** Whether the attempt, whose answer is still unknown, asked for this very slot: it may be booked by now. */
export const isAttemptFor = (
  { request }: BookingAttempt,
  { reservationTime, locationNumber, licensureState }: ReservationFields,
): boolean =>
  request.dateTime?.value === reservationTime &&
  request.locationNumber === locationNumber &&
  request.licensureState === licensureState;
