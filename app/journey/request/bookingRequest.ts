import type { JsonObject } from '#engine';
import { type Appointment, isWalkIn, type Reservation } from '../reservation/Reservation.ts';
import { ReservationError } from '../reservation/ReservationError.ts';
import { type BookingFacts, type WalkInRequest, walkInRequest } from './walkInRequest.ts';

/** The body of a booking: that of a walk-in, and the time. */
export interface BookingRequest extends WalkInRequest {
  readonly dateTime: ZonedTime;
}

/** Whether the request has a time. A walk-in has none. */
export const isTimed = (request: WalkInRequest): request is BookingRequest => request.dateTime !== undefined;

type ZonedTime = { readonly value: string; readonly timezone: string };

/**
 * The booking request (BOOK-14), from the answers' `payload`, the reservation and the facts of the journey. The fields
 * of the slot always come from the reservation, whatever a document declares.
 * @throws ReservationError when no appointment is set
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
 * The request that books the reservation: a visit with its time, or a walk-in.
 * @throws ReservationError when no appointment is set
 */
export const visitRequest = (payload: JsonObject, reservation: Reservation, facts: BookingFacts): WalkInRequest =>
  reservation.appointment && isWalkIn(reservation.appointment)
    ? walkInRequest(payload, reservation, facts)
    : bookingRequest(payload, reservation, facts);
