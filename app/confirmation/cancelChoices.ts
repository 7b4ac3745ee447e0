import type { Appointment } from '../journey/index.ts';
import { appointmentMessages } from '../messages/appointment.ts';
import { confirmationMessages } from '../messages/confirmation.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { type CancelChoice, whenLabels } from '../reservation/index.ts';

const { first, second } = confirmationMessages.appointment;

/** The booked appointments as the cancellation dialog offers them: which of two, by time and services. */
export const cancelChoices = (appointments: readonly Appointment[]): readonly CancelChoice[] =>
  appointments.flatMap((appointment, index) => {
    const { id, confirmCode, services } = appointment;
    if (id === undefined || confirmCode === undefined) return [];
    const label = [
      ...(appointments.length > 1 ? [index === 0 ? first : second] : []),
      fillTemplate(appointmentMessages.at, whenLabels(appointment)),
      ...services.map((service) => service.name),
    ].join(', ');
    return [{ id, confirmCode, label }];
  });
