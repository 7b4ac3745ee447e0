import type { Appointment, BusinessName, Provider } from '../holder/Holder.ts';

/** What a reservation is asked with (document 2, section 3). */
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
    ...placeFields(provider),
  };
}

/** Where, as requests say it: the state that the service is licensed in, else the number of the location. */
export function placeFields(
  provider: Provider,
): { readonly licensureState: string } | { readonly locationNumber: string } {
  return provider.licensureState === undefined
    ? { locationNumber: provider.providerId }
    : { licensureState: provider.licensureState };
}
