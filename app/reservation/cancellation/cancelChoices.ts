import type { Appointment } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/appointment.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { whenLabels } from '../appointment/appointmentLabels.ts';
import type { CancelChoice } from './CancelModal.tsx';

const { first, second } = appointmentMessages;

/**
 * The booked appointments as the cancellation dialog offers them, by time and services; of a pair, which of the two.
 * @param all the appointment, and after it its follow-up
 */
export const cancelChoices = (all: readonly Appointment[]): readonly CancelChoice[] =>
  all.flatMap((appointment, index) => {
    const { id, confirmCode, services } = appointment;
    if (id === undefined || confirmCode === undefined) return [];
    const label = [
      ...(all.length > 1 ? [index === 0 ? first : second] : []),
      fillTemplate(appointmentMessages.at, whenLabels(appointment)),
      ...services.map((service) => service.name),
    ].join(', ');
    return [{ id, confirmCode, label }];
  });
