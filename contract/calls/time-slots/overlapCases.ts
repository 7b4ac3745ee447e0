import { DateTime } from 'luxon';
import { checkClinicDetailsReply } from '../../../schemas/generated/api/places/clinic-details/reply.js';
import {
  checkRefreshTimeSlotsReply,
  type RefreshTimeSlotsReply,
} from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import { buildStoreQuery } from '../places/compared/clinicElsewhere.ts';
import { firstOfEachGroup } from './unlikeServices.ts';

const minutesLater = (time: string, minutes: number): string =>
  DateTime.fromSQL(time).plus({ minutes }).toFormat('yyyy-MM-dd HH:mm:ss');

/** How long a visit is, as the details of its place say of the next one; undefined where they do not. */
async function minutesOf({ guest }: World, { where: { locationNumber = '' }, serviceId }: Bookable) {
  const query = { ...buildStoreQuery(locationNumber), 'filter.reasonId': String(serviceId) };
  const { data } = await ask(guest, 'clinic-details', checkClinicDetailsReply, { query });
  const next = data.clinic.nextAvailableAppointment;
  return next && DateTime.fromSQL(next.end.value).diff(DateTime.fromSQL(next.start.value), 'minutes').minutes;
}

async function offeredOn({ guest }: World, at: Bookable): Promise<readonly string[]> {
  const query = { ...buildDayQuery(at), 'filter.locationIds': at.where.locationNumber ?? '' };
  return timesOf(
    (await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query })).data.appointmentTimeSlots,
  );
}

/** Steps are as long at most places as at the next one. */
const MOST_PLACES = '3';

/** A free time of a service whose visit ends only after the next time; undefined where there is none. */
async function longVisitOf(world: World, at: Bookable) {
  const minutes = await minutesOf(world, at);
  if (minutes === undefined) return undefined;
  const offered = await offeredOn(world, at);
  const time = offered.findLast((each) => {
    const end = minutesLater(each, minutes);
    return offered.some((other) => other > each && other < end);
  });
  return time === undefined ? undefined : { at: { ...at, time }, end: minutesLater(time, minutes) };
}

/**
 * A free time of a visit that is longer than the steps between times, and the times that are within it.
 * @throws SkippedCase where no visit is so long
 */
async function longVisit(world: World) {
  const usual = await world.find.clinics.next();
  const services = await firstOfEachGroup(world, '');
  const near = { 'filter.freeFormAddress': world.target.place, 'filter.maxResults': MOST_PLACES };
  const query = { ...buildDayQuery(usual), ...near };
  const { data } = await ask(world.guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
  for (const { provider } of data.appointmentTimeSlots) {
    const there = { ...usual, provider, timezone: provider.timezone, where: { locationNumber: provider.providerId } };
    for (const id of services) {
      const found = await longVisitOf(world, { ...there, serviceId: Number(id) });
      if (found) return found;
    }
  }
  throw skipped('no visit there is longer than the steps between its times');
}

/** A visit takes all of its time, not only the step at which it begins. */
export const overlapCases: readonly ContractCase<RefreshTimeSlotsReply>[] = (['reserved', 'booked'] as const).map(
  (done) => ({
    name: `of a place where a long visit is ${done}: no time before its end`,
    statuses: [200],
    send: async (world) => {
      const { at, end } = await longVisit(world);
      if (done === 'reserved') await world.reserve(world.rival, at);
      else await world.book(at);
      return {
        query: { ...buildDayQuery(at), 'filter.locationIds': at.where.locationNumber ?? '' },
        findViolation: ({ data }) => {
          const within = timesOf(data.appointmentTimeSlots).find((each) => each >= at.time && each < end);
          return unless(
            within === undefined,
            '/data/appointmentTimeSlots/0/services/0/availability',
            `no time from ${at.time} until ${end}`,
            String(within),
          );
        },
      };
    },
  }),
);
