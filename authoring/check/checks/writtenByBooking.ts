/**
 * Members of the request that the booking itself writes, from the guest's reserved slot and from the shown consents. An answer sent there would be
 * overwritten.
 */
export const writtenByBooking: readonly string[] = [
  'businessName',
  'serviceIds',
  'dateTime',
  'requestedVaccinations',
  'followupAppointment',
  'locationNumber',
  'licensureState',
  'patientTimeZone',
  'consentVersions',
];
