/** The calendar file of an appointment. Calendars are shared, so it does not name the patient or the services. */
export const calendarMessages = {
  add: 'Add to Calendar',
  remove: 'Remove from Calendar',
  making: 'Making the calendar file...',
  failed: 'We could not make the calendar file. Please try again.',
  file: 'appointment.ics',
  canceledFile: 'canceled-appointment.ics',
  plain: 'Appointment',
  at: 'Appointment at {place}',
  video: 'Video visit with {name}',
} as const;
