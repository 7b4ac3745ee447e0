import type { ScheduleAppointmentRequest } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { Bookable } from '../world/Pool.ts';
import type { SamplePatient } from './SamplePatient.ts';

/** The least that a booking needs. */
export const booking = (
  { businessName, serviceId, time, timezone, where }: Bookable,
  { basicInfo }: SamplePatient,
  more: Partial<ScheduleAppointmentRequest> = {},
): ScheduleAppointmentRequest => ({
  businessName,
  serviceIds: [serviceId],
  dateTime: { value: time, timezone },
  basicInfo,
  ...where,
  ...more,
});
