import type { JsonObject } from '#engine';
import { isWalkIn } from '../reservation/isWalkIn.ts';
import type { Reservation } from '../reservation/Reservation.ts';
import type { BookingFacts } from './BookingFacts.ts';
import { bookingRequest } from './bookingRequest.ts';
import { type WalkInRequest, walkInRequest } from './walkInRequest.ts';

/**
 * The request that books what is held: a visit with its time, or a walk-in.
 * @throws ReservationError when no appointment is held
 */
export const visitRequest = (payload: JsonObject, reservation: Reservation, facts: BookingFacts): WalkInRequest =>
  reservation.appointment && isWalkIn(reservation.appointment)
    ? walkInRequest(payload, reservation, facts)
    : bookingRequest(payload, reservation, facts);
