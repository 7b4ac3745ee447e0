import type { CallContract } from '../case/ContractCase.ts';
import { collectEvents } from './analytics/collectEvents.ts';
import { cancelAppointment } from './appointments/cancelAppointment.ts';
import { lookupAppointment } from './appointments/lookupAppointment.ts';
import { rescheduleAppointment } from './appointments/rescheduleAppointment.ts';
import { scheduleAppointment } from './appointments/scheduleAppointment.ts';
import { scheduleWalkIn } from './appointments/scheduleWalkIn.ts';
import { deployment } from './deployment.ts';
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
import { listServices } from './services/listServices.ts';
import { validateBenefitCode } from './services/validateBenefitCode.ts';
import { createReservation } from './time-slots/createReservation.ts';
import { refreshTimeSlots } from './time-slots/refreshTimeSlots.ts';
import { releaseReservation } from './time-slots/releaseReservation.ts';
import { searchTimeSlots } from './time-slots/searchTimeSlots.ts';

/** The contracts of all calls, in the order of a guest's journey. */
export const contracts: readonly CallContract[] = [
  deployment,
  listServices,
  clinicDetails,
  listClinics,
  searchClinics,
  clinicInfo,
  searchLocations,
  licensureStates,
  suggestAddresses,
  locateZipCode,
  validateBenefitCode,
  mapKey,
  searchTimeSlots,
  refreshTimeSlots,
  createReservation,
  releaseReservation,
  validateAddress,
  scheduleAppointment,
  scheduleWalkIn,
  lookupAppointment,
  rescheduleAppointment,
  cancelAppointment,
  collectEvents,
];
