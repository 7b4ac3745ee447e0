import {
  type Appointment,
  type BusinessName,
  type PlaceFields,
  type Provider,
  placeFields,
} from '../picked/PickedAppointments.ts';
import { readObject } from './readJson.ts';
import type { BookingAttempt } from './visitRequest.ts';

/** The fields of a request for a reservation (BOOK-22). */
export interface ReservationFields extends PlaceFields {
  readonly serviceId: number;
  readonly businessName: BusinessName;
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's local time. */
  readonly reservationTime: string;
}

/** The request that reserves an appointment; undefined for one without services, which cannot be reserved. */
export function reservationFields(appointment: Appointment, provider: Provider): ReservationFields | undefined {
  const [service] = appointment.services;
  if (!service) return undefined;
  return {
    serviceId: service.id,
    businessName: provider.businessName,
    reservationTime: appointment.timestamp,
    ...reservationPlaceFields(provider),
  };
}

/**
 * A request for a reservation has only one of the two: the number for a place or a dietitian, the state for a visit by
 * video.
 */
function reservationPlaceFields(provider: Provider): PlaceFields {
  const { locationNumber, ...state } = placeFields(provider);
  return locationNumber === undefined ? state : { locationNumber };
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
