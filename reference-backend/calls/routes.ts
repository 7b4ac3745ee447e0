import { type CallFacts, calls } from '../../schemas/calls.ts';
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
  readonly method: CallFacts['method'];
  readonly path: string;
  /** The call that answers. Search and refresh share a path and differ in their query. */
  readonly choose: (query: Query) => Call;
  /** Whether the answer of a POST sets no cookie, because nobody may be recognized by the call. */
  readonly isAnonymous?: true;
}

const namesProviders = (query: Query): boolean => 'filter.locationIds' in query || 'filter.licensureState' in query;

const route = (call: Call, path: string = calls[call.name].path): Route => ({
  method: calls[call.name].method,
  path: path.replace(/\{(\w+)\}/g, ':$1'),
  choose: () => call,
});

/** Every path of the API that is answered. */
export const routes: readonly Route[] = [
  route(listServices),
  route(listServicesAtLocation, calls['list-services'].otherPath),
  route(clinicDetails),
  route(validateBenefitCode),
  route(licensureStates),
  route(suggestAddresses),
  route(locateZipCode),
  route(validateAddress),
  route(validateAddress, calls['validate-address'].otherPath),
  { ...route(searchTimeSlots), choose: (query) => (namesProviders(query) ? refreshTimeSlots : searchTimeSlots) },
  route(createReservation),
  route(releaseReservation),
  route(scheduleAppointment),
  route(scheduleWalkIn),
  route(cancelAppointment),
  route(lookupAppointment),
  route(rescheduleAppointment),
  route(listClinics),
  route(searchClinics),
  route(clinicInfo),
  route(searchLocations),
  route(mapKey),
  { ...route(collectEvents), isAnonymous: true },
];
