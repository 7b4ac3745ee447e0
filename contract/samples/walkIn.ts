import type { ScheduleWalkInRequest } from '../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import type { Bookable } from '../world/Pool.ts';
import type { SamplePatient } from './SamplePatient.ts';

export type WalkIn = ScheduleWalkInRequest;

/** The least that a walk-in needs. */
export const walkIn = ({ businessName, serviceId, where }: Bookable, { basicInfo }: SamplePatient): WalkIn => ({
  businessName,
  serviceIds: [serviceId],
  basicInfo,
  ...where,
});
