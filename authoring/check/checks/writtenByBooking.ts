/** What the booking itself writes into the request, from the slot that the guest holds; an answer there would be overwritten. */
export const writtenByBooking: readonly string[] = [
  'businessName',
  'serviceIds',
  'dateTime',
  'requestedVaccinations',
  'followupAppointment',
  'locationNumber',
  'licensureState',
  'patientTimeZone',
];
