import { Counter, type Registry } from 'prom-client';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';

/** What a guest has done with an appointment, or with both of a pair. */
export interface Act {
  readonly act: 'booked' | 'moved' | 'canceled';
  readonly kind: ScheduleAppointmentRequest['businessName'] | 'walkIn' | 'other';
}

/** Counts what guests have done, by which operators see that one kind of visit is booked no more. */
export function createActMetrics(registry: Registry): (act: Act) => void {
  const acts = new Counter({
    name: 'stepwell_acts_total',
    help: 'Appointments that guests have booked, moved and canceled, by their kind; a pair counts as one.',
    labelNames: ['act', 'kind'] as const,
    registers: [registry],
  });
  return ({ act, kind }) => acts.inc({ act, kind });
}
