import type { Appointment, BusinessName, Provider } from '../reservation/Reservation.ts';

/** What a reservation is asked with (BOOK-22). */
export interface ReservationFields {
  readonly serviceId: number;
  readonly businessName: BusinessName;
  /** 'YYYY-MM-DD HH:mm:ss' on the provider's clock. */
  readonly reservationTime: string;
  readonly licensureState?: string;
  readonly locationNumber?: string;
}

/** The reservation of an appointment; undefined for one without services, which nobody can hold. */
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

/** A reservation names one of the two: a dietitian like a place by the number, a visit by video by the state. */
function reservationPlaceFields(provider: Provider): Pick<ReservationFields, 'licensureState' | 'locationNumber'> {
  const { licensureState, locationNumber } = placeFields(provider);
  return locationNumber === undefined
    ? { ...(licensureState !== undefined && { licensureState }) }
    : { locationNumber };
}

/**
 * Where, as bookings say it: the state that the service is licensed in, else the number of the location. The state alone
 * means anybody who is licensed there; a dietitian is a person whom the guest has chosen, so both are said.
 */
export function placeFields({
  providerId,
  businessName,
  licensureState,
}: Provider): Pick<ReservationFields, 'licensureState' | 'locationNumber'> {
  if (licensureState === undefined) return { locationNumber: providerId };
  return businessName === 'dietitian' ? { licensureState, locationNumber: providerId } : { licensureState };
}
