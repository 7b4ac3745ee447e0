import type { ScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';
import { rightly } from './bookings.ts';

/** So many pairs are tried: the last ones are at times that may be too late, or too far ahead, for another service. */
const MOST_TRIES = 24;

/** A pair, and another service that can be given at the time of its first visit. */
async function pairBeside({ find, guest }: World) {
  const { first: at } = await find.pairs.first();
  const both = [await find.visits.first(), await find.visits.second()];
  const freeFor = new Map<number, readonly string[]>();
  for (const other of both) {
    const query = {
      ...buildDayQuery(at),
      ...searchWindow(),
      'filter.serviceIds': [other, at.serviceId].map(String),
      'filter.locationIds': at.where.locationNumber ?? '',
    };
    const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
    const [row] = data.appointmentTimeSlots;
    const [one = [], next = []] = row?.services.map((service) => timesOf([{ ...row, services: [service] }])) ?? [];
    freeFor.set(
      other,
      one.filter((time) => next.includes(time)),
    );
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const pair = await find.pairs.next();
    const other = both.find((each) => freeFor.get(each)?.includes(pair.first.time));
    if (other !== undefined) return { ...pair, other };
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
