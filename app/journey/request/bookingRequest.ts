import type { JsonObject } from '#engine';
import { MissingAppointmentError } from '../picked/MissingAppointmentError.ts';
import { type Appointment, isWalkIn, type PickedAppointments } from '../picked/PickedAppointments.ts';
import { type BookingFacts, type WalkInRequest, walkInRequest } from './walkInRequest.ts';

/** The body of a booking: that of a walk-in, and the time. */
export interface BookingRequest extends WalkInRequest {
  readonly dateTime: ZonedTime;
}

/** Whether the request has a time. A walk-in has none. */
export const isTimed = (request: WalkInRequest): request is BookingRequest => request.dateTime !== undefined;

type ZonedTime = { readonly value: string; readonly timezone: string };

/**
 * The booking request (BOOK-14), from the answers' `payload`, the picked appointments and the facts of the journey. The
 * fields of the slot always come from the picked appointments, whatever a document declares.
 * @throws MissingAppointmentError when no appointment is set
 */
export function bookingRequest(payload: JsonObject, picked: PickedAppointments, facts: BookingFacts): BookingRequest {
  const { appointment, followup } = picked;
  if (!appointment) throw new MissingAppointmentError('scheduling');
  const followedBy = followup?.services[0];
  return {
    ...walkInRequest(payload, picked, facts),
    dateTime: zonedTime(appointment),
    ...(followup && followedBy && { followupAppointment: { serviceId: followedBy.id, dateTime: zonedTime(followup) } }),
    // Whoever names no zone has read the times of the provider's.
    patientTimeZone: facts.patientTimeZone ?? appointment.timezone,
  };
}

const zonedTime = ({ timestamp, timezone }: Appointment): ZonedTime => ({ value: timestamp, timezone });

/**
 * The request that books what is picked: a visit with its time, or a walk-in.
 * @throws MissingAppointmentError when no appointment is set
 */
export const visitRequest = (payload: JsonObject, picked: PickedAppointments, facts: BookingFacts): WalkInRequest =>
  picked.appointment && isWalkIn(picked.appointment)
    ? walkInRequest(payload, picked, facts)
    : bookingRequest(payload, picked, facts);
