import type { ScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { repeatsId, tellsCode } from '../../check/repeatsId.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { booking } from '../../samples/booking.ts';
import type { World } from '../../world/World.ts';
import { type AskedVisit, differsFromAsked } from './differsFromAsked.ts';

export const appointments = '/data/appointments';

/** Finds what of a reply is not what the request asked for. */
const booked =
  (request: ScheduleAppointmentRequest) =>
  ({ data }: ScheduleAppointmentReply): ContractViolation | undefined => {
    const { followupAppointment: followup, businessName, locationNumber } = request;
    const second = followup && { businessName, locationNumber, ...followup, serviceIds: [followup.serviceId] };
    const asked: readonly AskedVisit[] = [request, ...(second ? [second] : [])];
    const found = data.appointments;
    return firstWrong(
      unless(found.length === asked.length, appointments, `${asked.length} of them`, String(found.length)),
      ...found.map(({ status = 'BOOKED' }, index) =>
        unless(status === 'BOOKED', `${appointments}/${index}/status`, 'BOOKED', status),
      ),
      unless(found[0]?.id !== found[1]?.id, `${appointments}/1/id`, 'an id of its own', 'that of the first'),
      ...found.map(({ id, calendarUid }, index) =>
        unless(!repeatsId(calendarUid ?? '', id), `${appointments}/${index}/calendarUid`, 'not the id', 'the id'),
      ),
      ...found.map(({ id, confirmCode, calendarUid = '' }, index) =>
        unless(
          ![id, calendarUid].some((text) => tellsCode(text, confirmCode)),
          `${appointments}/${index}/confirmCode`,
          'a code that neither the id nor the entry of calendars tells',
          'a part of one of them',
        ),
      ),
      unless(
        found[1]?.calendarUid === undefined || found[0]?.calendarUid !== found[1].calendarUid,
        `${appointments}/1/calendarUid`,
        'an entry of its own in calendars',
        'that of the first',
      ),
      unless(
        found.length > 1 || found[0]?.canRescheduleBoth === undefined,
        `${appointments}/0/canRescheduleBoth`,
        'none, as it is the only one',
        String(found[0]?.canRescheduleBoth),
      ),
      ...asked.map((visit, index) => differsFromAsked(visit, found[index], `${appointments}/${index}`)),
    );
  };

/** A right booking, and what its reply must say. */
export const rightly = (body: ScheduleAppointmentRequest) => ({ body, findViolation: booked(body) });

/** A booking in a clinic, with some fields replaced. */
export const ofClinic = async (world: World, more: object = {}) => ({
  body: { ...booking(await world.find.clinics.next(), world.patient()), ...more },
});

/**
 * A booking of two visits of which the time of one is booked already: neither of them may be booked.
 * @param leaves which of the two times is free, the first one unless it says another
 */
export async function halfTaken(world: World, leaves: 0 | 1 = 0) {
  const { first, followup } = await world.find.pairs.next();
  const second = { ...first, serviceId: followup.serviceId, time: followup.dateTime.value };
  const [left, taken] = leaves === 0 ? [first, second] : [second, first];
  await world.book(taken);
  return { left, body: booking(first, world.patient(), { followupAppointment: followup }) };
}
