import { collectEvents } from './analytics/collectEvents.ts';
import { cancelAppointment } from './appointments/cancelAppointment.ts';
import { lookupAppointment } from './appointments/lookupAppointment.ts';
import { rescheduleAppointment } from './appointments/rescheduleAppointment.ts';
import { scheduleAppointment } from './appointments/scheduleAppointment.ts';
import { scheduleWalkIn } from './appointments/scheduleWalkIn.ts';
import type { Call } from './handling/defineCall.ts';
import { clinicDetails } from './places/clinicDetails.ts';
import { clinicInfo } from './places/clinicInfo.ts';
import { licensureStates } from './places/licensureStates.ts';
import { listClinics } from './places/listClinics.ts';
import { locateZipCode } from './places/locateZipCode.ts';
import { mapKey } from './places/mapKey.ts';
import { searchClinics } from './places/searchClinics.ts';
import { searchLocations } from './places/searchLocations.ts';
import { suggestAddresses } from './places/suggestAddresses.ts';
import { validateAddress } from './places/validateAddress.ts';
import { listServices, listServicesAtLocation } from './services/listServices.ts';
import { validateBenefitCode } from './services/validateBenefitCode.ts';
import { createReservation } from './time-slots/createReservation.ts';
import { refreshTimeSlots } from './time-slots/refreshTimeSlots.ts';
import { releaseReservation } from './time-slots/releaseReservation.ts';
import { searchTimeSlots } from './time-slots/searchTimeSlots.ts';

/** A request's query, with its repeated keys as lists. */
export type Query = Readonly<Record<string, unknown>>;

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The call that answers. Search and refresh share a path and differ in their query. */
  readonly choose: (query: Query) => Call;
  /** Whether the answer of a POST sets no cookie, because nobody may be recognized by the call. */
  readonly isAnonymous?: true;
}

const namesProviders = (query: Query): boolean => 'filter.locationIds' in query || 'filter.licensureState' in query;

/** Every path of the API that is answered. */
export const routes: readonly Route[] = [
  { method: 'GET', path: '/appointment-management/v1/services', choose: () => listServices },
  { method: 'GET', path: '/appointment-management/v1/services/location', choose: () => listServicesAtLocation },
  { method: 'GET', path: '/appointment-management/v1/clinic-details', choose: () => clinicDetails },
  { method: 'GET', path: '/appointment-management/v1/benefit-code/validate', choose: () => validateBenefitCode },
  { method: 'GET', path: '/appointment-management/v1/licensure-states', choose: () => licensureStates },
  { method: 'GET', path: '/appointment-management/v1/similar-addresses', choose: () => suggestAddresses },
  { method: 'POST', path: '/appointment-management/v1/similar-addresses', choose: () => locateZipCode },
  { method: 'POST', path: '/appointment-management/v1/address-validations', choose: () => validateAddress },
  {
    method: 'GET',
    path: '/appointment-management/v2/appointment-time-slots',
    choose: (query) => (namesProviders(query) ? refreshTimeSlots : searchTimeSlots),
  },
  { method: 'POST', path: '/appointment-management/v1/appointment-reservations', choose: () => createReservation },
  {
    method: 'DELETE',
    path: '/appointment-management/v1/appointment-reservations/:id',
    choose: () => releaseReservation,
  },
  { method: 'POST', path: '/appointment-management/v2/appointments', choose: () => scheduleAppointment },
  { method: 'POST', path: '/appointment-management/v2/appointments/walk-in', choose: () => scheduleWalkIn },
  { method: 'PUT', path: '/appointment-management/v2/appointments/:id', choose: () => cancelAppointment },
  { method: 'POST', path: '/appointment-management/v2/appointments/:id/lookup', choose: () => lookupAppointment },
  {
    method: 'POST',
    path: '/appointment-management/v2/appointments/:id/reschedule',
    choose: () => rescheduleAppointment,
  },
  { method: 'GET', path: '/appointment-management/v1/clinics', choose: () => listClinics },
  { method: 'GET', path: '/tlc/api/clinic/search', choose: () => searchClinics },
  { method: 'GET', path: '/tlc/api/clinic/:divisionNumber/:storeNumber', choose: () => clinicInfo },
  { method: 'GET', path: '/tlc/api/location/search', choose: () => searchLocations },
  { method: 'POST', path: '/tlc/api/location/validateaddress', choose: () => validateAddress },
  { method: 'POST', path: '/tlc/api/location/mapkey', choose: () => mapKey },
  { method: 'POST', path: '/analytics/v1/events', choose: () => collectEvents, isAnonymous: true },
];
