import type { ScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { World } from '../../world/World.ts';
import { rightly } from './bookings.ts';

/** A pair, and another service that can be given at the time of its first visit. */
async function pairBeside({ find, guest }: World) {
  const pair = await find.pairs.next();
  const { first } = pair;
  for (const other of [await find.visits.first(), await find.visits.second()]) {
    const query = {
      ...buildDayQuery(first),
      'filter.serviceIds': [other, first.serviceId].map(String),
      'filter.locationIds': first.where.locationNumber ?? '',
    };
    const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
    const [row] = data.appointmentTimeSlots;
    const isFree = row?.services.every((service) => timesOf([{ ...row, services: [service] }]).includes(first.time));
    if (isFree) return { ...pair, other };
  }
  throw blocked('nothing can be given at the time of a pair beside it; choose with --place');
}

/** Pairs beside the usual ones. */
export const pairBookingCases: readonly ContractCase<ScheduleAppointmentReply>[] = [
  {
    name: 'of two services, with the follow-up of the second',
    statuses: [200],
    send: async (world) => {
      const { first, followup: followupAppointment, other } = await pairBeside(world);
      const serviceIds = [other, first.serviceId];
      return rightly(booking(first, world.patient(), { serviceIds, followupAppointment }));
    },
  },
];
