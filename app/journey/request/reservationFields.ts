import {
  type Appointment,
  type BusinessName,
  type PlaceFields,
  type Provider,
  placeFields,
} from '../picked/PickedAppointments.ts';

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
