import { randomUUID } from 'node:crypto';
import {
  type BookedAppointment,
  checkRescheduleAppointmentReply,
  type RescheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import type { RescheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { skipped } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Sending } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import type { Named } from './codeCases.ts';
import { differsFromAsked } from './differsFromAsked.ts';

export type WantedTime = Omit<RescheduleAppointmentRequest, 'confirmCode'>;

export const moving = ({ id, confirmCode }: Named, wanted: WantedTime): Sending & { readonly body: object } => ({
  id,
  body: { confirmCode, ...wanted },
});

export const timeOf = ({ time, timezone, where }: Bookable): WantedTime => ({
  dateTime: { value: time, timezone },
  ...where,
});

/** Finds what of a reply is not the appointment that was moved, at the time that was asked for. */
export const isMoved =
  ({ id, confirmCode, calendarUid, serviceIds }: BookedAppointment, { dateTime, locationNumber }: WantedTime) =>
  ({ data }: RescheduleAppointmentReply): ContractViolation | undefined =>
    firstWrong(
      unless(data.id === id, '/data/id', 'the id that was sent: a moved appointment keeps it', 'another one'),
      unless(
        data.confirmCode === confirmCode,
        '/data/confirmCode',
        'the code that was sent: a moved appointment keeps it',
        'another one',
      ),
      unless(data.calendarUid === calendarUid, '/data/calendarUid', 'that of the booking', 'another one'),
      unless((data.status ?? 'BOOKED') === 'BOOKED', '/data/status', 'BOOKED', String(data.status)),
      unless(data.dateTime !== undefined, '/data/dateTime', 'the time that was asked for', 'nothing'),
      differsFromAsked({ dateTime, locationNumber, serviceIds }, data, '/data'),
    );

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

/**
 * An appointment, and its own time at another place.
 * @throws SkippedCase where no other place is free at that time
 */
export async function sameTimeElsewhere({ find, guest, target, book }: World) {
  const at = await find.clinics.next();
  const query = { ...buildDayQuery(at), 'filter.freeFormAddress': target.place };
  const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
  const other = data.appointmentTimeSlots.find(
    (row) => row.provider.providerId !== at.provider.providerId && timesOf([row]).includes(at.time),
  );
  if (!other) throw skipped('no other place is free at the time of the appointment; choose with --place');
  const { appointment } = await book(at);
  return { appointment, wanted: timeOf({ ...at, where: { locationNumber: other.provider.providerId } }) };
}

/** An appointment in a clinic. */
export const bookedInClinic = async ({ find, book }: World): Promise<BookedAppointment> =>
  (await book(await find.clinics.next())).appointment;

/** An appointment that was moved, and the time that it had before. */
export async function movedInClinic(world: World) {
  const { appointment, at } = await world.book(await world.find.clinics.next());
  const wanted = await freeTime(world);
  await ask(world.guest, 'reschedule-appointment', checkRescheduleAppointmentReply, moving(appointment, wanted));
  return { appointment, wanted, before: timeOf(at).dateTime, now: wanted.dateTime };
}

/** A free time in a clinic. */
export async function freeTime({ find }: World, more: Partial<WantedTime['dateTime']> = {}): Promise<WantedTime> {
  const { dateTime, ...where } = timeOf(await find.clinics.next());
  return { ...where, dateTime: { ...dateTime, ...more } };
}

/** An appointment that was moved under an Idempotency-Key. */
export async function movedWithKey(world: World) {
  const [appointment, wanted] = [await bookedInClinic(world), await freeTime(world)];
  const sending = { ...moving(appointment, wanted), headers: { 'idempotency-key': randomUUID() } };
  await ask(world.guest, 'reschedule-appointment', checkRescheduleAppointmentReply, sending);
  return { appointment, wanted, sending };
}
