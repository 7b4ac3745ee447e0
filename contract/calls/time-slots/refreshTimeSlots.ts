import {
  checkRefreshTimeSlotsReply,
  type RefreshTimeSlotsReply,
} from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { checkRefreshTimeSlotsRequest } from '../../../schemas/generated/api/time-slots/refresh-time-slots/request.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';
import { EITHER_FIRST, keptApart } from '../appointments/keptApart.ts';
import { placeDiffers } from '../places/placeDiffers.ts';
import { freeForTwo } from './freeForTwo.ts';
import { keepsTo } from './keepsTo.ts';
import { overlapCases } from './overlapCases.ts';
import { personRefreshCases } from './personRefreshCases.ts';
import { unlikeServices } from './unlikeServices.ts';

const availability = '/data/appointmentTimeSlots/0/services/0/availability';

/** As the schema of the request says. */
const [MOST_PLACES, MOST_DAYS] = [50, 14];

const hasTime = ({ data }: RefreshTimeSlotsReply, time: string): boolean =>
  timesOf(data.appointmentTimeSlots).includes(time);

/** Puts places, nearest first, in an order that is neither this one nor that of their ids. */
function inNoOrder(nearest: readonly string[]): readonly string[] {
  const orders = [nearest.toReversed(), [...nearest.slice(1), ...nearest.slice(0, 1)]];
  return orders.find((ids) => ids.join() !== ids.toSorted().join()) ?? nearest.toSorted().toReversed();
}

export const refreshTimeSlots = defineContract({
  call: 'refresh-time-slots',
  checkRequest: checkRefreshTimeSlotsRequest,
  checkReply: checkRefreshTimeSlotsReply,
  whole: ({ target }) => ({
    query: {
      'filter.businessNames': ['tlc'],
      'filter.serviceIds': ['29'],
      ...searchWindow(),
      'filter.locationIds': '01400412',
      'filter.isVirtualVisit': 'true',
      'filter.licensureState': target.state,
    },
  }),
  cases: [
    {
      name: 'of a place, and of one that does not exist',
      statuses: [200],
      send: async ({ find }) => {
        const free = await find.clinics.next();
        const id = free.where.locationNumber ?? '';
        const query = { ...buildDayQuery(free), 'filter.locationIds': `${id},99999999` };
        return {
          query,
          findViolation: (reply) => {
            const rows = reply.data.appointmentTimeSlots;
            const days = rows[0]?.services[0]?.availability ?? [];
            const isFree = days.some(({ timeslots }) => timeslots.some(({ value }) => value === free.time));
            return firstWrong(
              unless(
                rows.length === 1,
                '/data/appointmentTimeSlots',
                'the one that exists',
                `a list of ${rows.length}`,
              ),
              unless(
                rows[0]?.provider.providerId === id,
                '/data/appointmentTimeSlots/0/provider/providerId',
                `${id}, as asked for`,
                'another one',
              ),
              unless(
                rows[0]?.provider.distance === undefined,
                '/data/appointmentTimeSlots/0/provider/distance',
                'none, as no place was searched',
                'miles',
              ),
              rows[0] &&
                placeDiffers(
                  free.provider,
                  rows[0].provider,
                  '/data/appointmentTimeSlots/0/provider',
                  'search-time-slots',
                ),
              unless(
                isFree,
                '/data/appointmentTimeSlots/0/services/0/availability',
                `with ${free.time}, as the search says`,
                'without it',
              ),
              keepsTo(query)(reply),
            );
          },
        };
      },
    },
    {
      name: 'of several places and two services: in the order that was asked for, each with the times that it has alone',
      statuses: [200],
      send: async (world) => {
        const { guest, target } = world;
        const { query } = await unlikeServices(world);
        const day = {
          'filter.businessNames': ['tlc'],
          'filter.serviceIds': query['filter.serviceIds'],
          ...searchWindow(),
        };
        const near = { query: { ...day, 'filter.freeFormAddress': target.place, 'filter.maxResults': '4' } };
        const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, near);
        const alone = new Map(data.appointmentTimeSlots.map((row) => [row.provider.providerId, timesOf([row]).join()]));
        if (new Set(alone.values()).size < 2) throw blocked('no two clinics have different times; choose with --place');
        const asked = inNoOrder([...alone.keys()]).join(',');
        return {
          query: { ...day, 'filter.locationIds': asked },
          findViolation: ({ data: { appointmentTimeSlots: rows } }) =>
            firstWrong(
              unless(
                rows.map(({ provider }) => provider.providerId).join() === asked,
                '/data/appointmentTimeSlots',
                `${asked}, in the order that was asked for`,
                rows.map(({ provider }) => provider.providerId).join(),
              ),
              ...rows.map((row, index) =>
                unless(
                  alone.get(row.provider.providerId) === timesOf([row]).join(),
                  `/data/appointmentTimeSlots/${index}`,
                  'the times that a search finds there',
                  'others',
                ),
              ),
            ),
        };
      },
    },
    {
      name: 'of a time that was reserved and released',
      statuses: [200],
      send: async ({ find, guest, rival, reserve }) => {
        const free = await find.clinics.next();
        const query = { ...buildDayQuery(free), 'filter.locationIds': free.where.locationNumber ?? '' };
        const id = await reserve(guest, free);
        const meanwhile = await ask(rival, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
        await guest.send('release-reservation', { id });
        return {
          query,
          findViolation: (reply) =>
            firstWrong(
              unless(
                !hasTime(meanwhile, free.time),
                availability,
                `without ${free.time} while it is reserved`,
                'with it',
              ),
              unless(hasTime(reply, free.time), availability, `with ${free.time} again`, 'without it'),
            ),
        };
      },
    },
    {
      name: 'of a time that is reserved for another service there',
      statuses: [200],
      send: async (world) => {
        const { at, serviceIds } = await freeForTwo(world);
        await world.reserve(world.rival, at);
        const other = { ...at, serviceId: serviceIds[1] ?? 0 };
        return {
          query: { ...buildDayQuery(other), 'filter.locationIds': at.where.locationNumber ?? '' },
          findViolation: (reply) =>
            unless(!hasTime(reply, at.time), availability, `without ${at.time} while it is reserved`, 'with it'),
        };
      },
    },
    ...personRefreshCases,
    ...overlapCases,
    ...EITHER_FIRST.map(({ which, ordered }) => ({
      name: `of vaccines that a search keeps apart${which}`,
      statuses: [400],
      code: 'incompatibleServices',
      send: async (world: World) => {
        const { at, serviceIds, between } = await keptApart(world);
        return {
          query: {
            ...buildDayQuery(at),
            'filter.serviceIds': ordered(serviceIds, between).map(String),
            'filter.locationIds': at.where.locationNumber ?? '',
          },
        };
      },
    })),
    {
      name: 'of as many places, over as many days, as may be asked for at once, from yesterday on: no time is past',
      statuses: [200],
      send: async ({ find }) => {
        const free = await find.clinics.next();
        const unknown = Array.from({ length: MOST_PLACES - 1 }, (_, index) => String(99_999_999 - index));
        const query = {
          ...buildDayQuery(free),
          ...searchWindow(-1, MOST_DAYS - 1),
          'filter.locationIds': [...unknown, free.where.locationNumber].join(','),
        };
        return { query, findViolation: keepsTo(query) };
      },
    },
    {
      name: 'more days than a search covers',
      statuses: [400],
      code: 'windowTooLong',
      send: () => ({
        query: {
          'filter.businessNames': ['tlc'],
          'filter.serviceIds': ['29'],
          ...searchWindow(2, MOST_DAYS),
          'filter.locationIds': '01445225',
        },
      }),
    },
  ],
});
