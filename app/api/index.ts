export { type CanceledAppointment, cancelAppointment } from './appointments/cancelAppointment.ts';
export { type LookedUp, type LookedUpAppointment, lookUpAppointment } from './appointments/lookUpAppointment.ts';
export {
  isOfFollowup,
  type NewTime,
  type RescheduleRefusal,
  rescheduleAppointment,
} from './appointments/rescheduleAppointment.ts';
export {
  type BookedAppointment,
  type BookingRefusal,
  scheduleAppointment,
  scheduleWalkIn,
} from './appointments/scheduleAppointment.ts';
export { type Clinic, type ClinicRefusal, clinicDetails, clinicInfo } from './clinicDetails.ts';
export { createReservation } from './createReservation.ts';
export type { ApiContext } from './http/ApiContext.ts';
export type { Failed, FailedCall, Outcome, Refused } from './http/Outcome.ts';
export { newIdempotencyKey } from './http/send.ts';
export { type LicensureState, licensureStates } from './licensureStates.ts';
export { mapKey } from './mapKey.ts';
export { releaseReservation } from './releaseReservation.ts';
export { type ClinicOrder, clinicPages, type FoundClinics, searchClinics } from './searchClinics.ts';
export { searchLocations } from './searchLocations.ts';
export { listServices, listServicesAt, type ServiceType, validateBenefitCode } from './services.ts';
export { type SimilarAddress, suggestAddresses } from './suggestAddresses.ts';
export {
  refreshTimeSlots,
  type SlotsCall,
  searchTimeSlots,
  type TimeSlotRefresh,
  type TimeSlotRow,
  type TimeSlotSearch,
} from './timeSlots.ts';
export { locateZipCode, type PostalAddress, validateAddress } from './validateAddress.ts';
