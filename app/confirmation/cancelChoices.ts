import type { Appointment } from '../journey/index.ts';
import { appointmentMessages } from '../messages/appointment.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { type CancelChoice, whenLabels } from '../reservation/index.ts';

/** The booked appointments as the cancellation dialog offers them: by time and services. */
export const cancelChoices = (appointments: readonly Appointment[]): readonly CancelChoice[] =>
  appointments.flatMap((appointment) => {
    const { id, confirmCode, services } = appointment;
    if (id === undefined || confirmCode === undefined) return [];
    const label = [
      fillTemplate(appointmentMessages.at, whenLabels(appointment)),
      ...services.map((service) => service.name),
    ].join(', ');
    return [{ id, confirmCode, label }];
  });
