import type { AppointmentMessages } from '../../schemas/generated/content/messages/appointment-messages.js';
import { shippedAppointmentMessages } from '../../schemas/generated/content/messages/appointment-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { AppointmentMessages };

/** How a picked or booked appointment is shown, on any screen. */
export const appointmentMessages: MessageSet<AppointmentMessages> = {
  document: 'appointment-messages',
  shipped: shippedAppointmentMessages,
};

/** The calendar file of an appointment. Calendars are shared, so it does not name the patient or the services. */
export const calendarMessages: MessageSet<AppointmentMessages['calendar']> = {
  document: 'appointment-messages',
  member: 'calendar',
  shipped: shippedAppointmentMessages.calendar,
};

/** The names of time zones (PAGE-18). */
export const zoneMessages: MessageSet<AppointmentMessages['zones']> = {
  document: 'appointment-messages',
  member: 'zones',
  shipped: shippedAppointmentMessages.zones,
};
