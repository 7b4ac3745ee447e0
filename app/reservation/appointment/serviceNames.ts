import type { Appointment } from '../../journey/index.ts';
import type { AppointmentMessages } from '../../messages/generated/appointmentMessages.ts';

/** What an appointment is for: its services, and the flu vaccine that the guest has added. */
export const serviceNames = (
  { services, addsFluVaccine }: Pick<Appointment, 'services' | 'addsFluVaccine'>,
  { fluVaccine }: Pick<AppointmentMessages, 'fluVaccine'>,
): readonly string[] => [...services.map(({ name }) => name), ...(addsFluVaccine ? [fluVaccine] : [])];
