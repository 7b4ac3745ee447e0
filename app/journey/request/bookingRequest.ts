import type { JsonObject } from '#engine';
import { type Appointment, isWalkIn, type Reservation } from '../reservation/Reservation.ts';
import { ReservationError } from '../reservation/ReservationError.ts';
import { type BookingFacts, type WalkInRequest, walkInRequest } from './walkInRequest.ts';

/** The body of a booking: that of a walk-in, with the time. */
export interface BookingRequest extends WalkInRequest {
  readonly dateTime: ZonedTime;
}

/** Whether it asks for a time, which a walk-in does not. */
export const hasTime = (request: WalkInRequest): request is BookingRequest => request.dateTime !== undefined;

type ZonedTime = { readonly value: string; readonly timezone: string };

/**
 * The booking request (BOOK-14) of the answers' `payload`, what is held, and the journey. Whatever a
 * document declares, the slot's own fields are the reservation's.
 * @throws ReservationError when no appointment is held
 */
export function bookingRequest(payload: JsonObject, reservation: Reservation, facts: BookingFacts): BookingRequest {
  const { appointment, followup } = reservation;
  if (!appointment) throw new ReservationError('scheduling');
  const followedBy = followup?.services[0];
  const { patientTimeZone } = facts;
  return {
    ...walkInRequest(payload, reservation, facts),
    dateTime: zonedTime(appointment),
    ...(followup && followedBy && { followupAppointment: { serviceId: followedBy.id, dateTime: zonedTime(followup) } }),
    ...(patientTimeZone !== undefined && { patientTimeZone }),
  };
}

const zonedTime = ({ timestamp, timezone }: Appointment): ZonedTime => ({ value: timestamp, timezone });

/**
 * The request that books what is held: a visit with its time, or a walk-in.
 * @throws ReservationError when no appointment is held
 */
export const visitRequest = (payload: JsonObject, reservation: Reservation, facts: BookingFacts): WalkInRequest =>
  reservation.appointment && isWalkIn(reservation.appointment)
    ? walkInRequest(payload, reservation, facts)
    : bookingRequest(payload, reservation, facts);
