import type { RescheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import { skipped } from '../../case/SkippedCase.ts';
import type { Sending } from '../../exchange/Sending.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import type { Named } from './codeCases.ts';

export type WantedTime = Omit<RescheduleAppointmentRequest, 'confirmCode'>;

export const moving = ({ id, confirmCode }: Named, wanted: WantedTime): Sending & { readonly body: object } => ({
  id,
  body: { confirmCode, ...wanted },
});

export const timeOf = ({ time, timezone, where }: Bookable): WantedTime => ({
  dateTime: { value: time, timezone },
  ...where,
});

/** A pair that the server moves together, and the times of another pair at their place. */
export async function pairWithTimes({ find, book }: World) {
  const { first: at, followup: followupAppointment } = await find.pairs.next();
  const { appointment: first, followup: second } = await book(at, { followupAppointment });
  if (!second || !first.canRescheduleBoth) throw skipped('the server moves one of a pair at a time');
  const other = await find.pairs.next();
  const followup = { currentDateTime: followupAppointment.dateTime, dateTime: other.followup.dateTime };
  const wanted = { ...timeOf(other.first), currentDateTime: timeOf(at).dateTime, followup };
  const secondAt = { ...at, serviceId: followupAppointment.serviceId, time: followupAppointment.dateTime.value };
  return { first, second, other, wanted, at, secondAt };
}
