import type { ScheduleAppointmentRequest } from '../../schemas/generated/api/schedule-appointment/request.js';

/** What the database keeps of a booking: everything but the Social Security Number, which is never stored. */
export function requestToKeep<Request extends Pick<ScheduleAppointmentRequest, 'insuranceInfo'>>(
  request: Request,
): Request {
  if (!request.insuranceInfo) return request;
  const { socialSecurityNumber: _, ...insuranceInfo } = request.insuranceInfo;
  return { ...request, insuranceInfo };
}
