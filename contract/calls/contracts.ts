import type { CallContract } from '../case/ContractCase.ts';
import { cancelAppointment } from './cancelAppointment.ts';
import { clinicDetails } from './clinicDetails.ts';
import { createReservation } from './createReservation.ts';
import { deployment } from './deployment.ts';
import { licensureStates } from './licensureStates.ts';
import { listServices } from './listServices.ts';
import { lookupAppointment } from './lookupAppointment.ts';
import { mapKey } from './mapKey.ts';
import { refreshTimeSlots } from './refreshTimeSlots.ts';
import { releaseReservation } from './releaseReservation.ts';
import { scheduleAppointment } from './scheduleAppointment.ts';
import { scheduleWalkIn } from './scheduleWalkIn.ts';
import { searchTimeSlots } from './searchTimeSlots.ts';
import { suggestAddresses } from './suggestAddresses.ts';
import { validateAddress } from './validateAddress.ts';
import { validateBenefitCode } from './validateBenefitCode.ts';

/** The contracts of all calls, in the order of a guest's journey. */
export const contracts: readonly CallContract[] = [
  deployment,
  listServices,
  clinicDetails,
  licensureStates,
  suggestAddresses,
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
  cancelAppointment,
];
