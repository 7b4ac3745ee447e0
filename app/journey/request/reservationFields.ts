import type { Appointment, BusinessName, Provider } from '../picked/PickedAppointments.ts';

/** The fields of a request for a reservation (BOOK-22). */
export interface ReservationFields {
  readonly serviceId: number;
  readonly businessName: BusinessName;
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's local time. */
  readonly reservationTime: string;
  readonly licensureState?: string;
  readonly locationNumber?: string;
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
function reservationPlaceFields(provider: Provider): Pick<ReservationFields, 'licensureState' | 'locationNumber'> {
  const { locationNumber, ...state } = placeFields(provider);
  return locationNumber === undefined ? state : { locationNumber };
}

/**
 * Where a booking takes place: the state that the service is licensed in, or else the number of the location. The state
 * alone means anybody who is licensed there. A dietitian is a person whom the guest has chosen, so the booking has
 * both.
 */
export function placeFields({
  providerId,
  businessName,
  licensureState,
}: Provider): Pick<ReservationFields, 'licensureState' | 'locationNumber'> {
  if (licensureState === undefined) return { locationNumber: providerId };
  return businessName === 'dietitian' ? { licensureState, locationNumber: providerId } : { licensureState };
}
