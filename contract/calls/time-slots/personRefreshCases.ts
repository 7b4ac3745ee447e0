import type { RefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import { windowUpTo } from '../../world/searchWindow.ts';
import { licensesOf } from '../places/licensesOf.ts';
import { placeDiffers } from '../places/placeDiffers.ts';
import { keepsTo } from './keepsTo.ts';
import { withAnother } from './unlikeServices.ts';

/** A few days, the last of which is that of a free time. */
const upToDay = (free: Bookable): Query => ({ ...buildDayQuery(free), ...windowUpTo(free.time.slice(0, 10)) });

const rowsAt = '/data/appointmentTimeSlots';

/** Finds a reply in which a person is missing whom a search has found, or is described otherwise, such as in another zone. */
const describes =
  ({ provider, time }: Bookable, query: Query) =>
  (reply: RefreshTimeSlotsReply) => {
    const rows = reply.data.appointmentTimeSlots;
    const index = rows.findIndex((row) => row.provider.providerId === provider.providerId);
    const row = rows[index];
    return firstWrong(
      unless(row !== undefined, rowsAt, 'with who was found by a search', 'without'),
      row && placeDiffers(provider, row.provider, `${rowsAt}/${index}/provider`, 'search-time-slots'),
      unless(
        row === undefined || timesOf([row]).includes(time),
        `${rowsAt}/${index}/services`,
        `with ${time}, as the search says`,
        'without it',
      ),
      keepsTo(query)(reply),
    );
  };

/** Places of other kinds than the usual one, and persons, by their ids. */
const BY_ID = {
  'of a dietitian': 'dietitians',
  'of a pharmacy': 'pharmacies',
  'of a clinic in another time zone': 'elsewhere',
} as const;

/** Who is asked for again is who was found by a search. */
export const personRefreshCases: readonly ContractCase<RefreshTimeSlotsReply>[] = [
  {
    name: 'by video in a state, two services at once, the higher number first',
    statuses: [200],
    send: async ({ find, target }) => {
      const free = await find.videos.next();
      const query = {
        ...upToDay(free),
        ...(await withAnother(find, free)),
        'filter.isVirtualVisit': 'true',
        'filter.licensureState': target.state,
      };
      return { query, findViolation: describes(free, query) };
    },
  },
  {
    name: 'dietitians of a state',
    statuses: [200],
    send: async ({ find, target }) => {
      const free = await find.dietitians.next();
      const query = { ...upToDay(free), 'filter.isVirtualVisit': 'false', 'filter.licensureState': target.state };
      return { query, findViolation: describes(free, query) };
    },
  },
  {
    name: 'by video in a state where nobody is licensed: nobody',
    statuses: [200],
    send: async (world) => {
      const free = await world.find.videos.next();
      const { unlicensed } = await licensesOf(world, free.serviceId);
      return {
        query: { ...buildDayQuery(free), 'filter.isVirtualVisit': 'true', 'filter.licensureState': unlicensed },
        findViolation: ({ data: { appointmentTimeSlots: rows } }) =>
          unless(timesOf(rows).length === 0, rowsAt, `no time for guests in ${unlicensed}`, 'times'),
      };
    },
  },
  ...Object.entries(BY_ID).map(
    ([name, pool]): ContractCase<RefreshTimeSlotsReply> => ({
      name,
      statuses: [200],
      send: async ({ find }) => {
        const free = await find[pool].next();
        const query = { ...upToDay(free), 'filter.locationIds': free.provider.providerId };
        return { query, findViolation: describes(free, query) };
      },
    }),
  ),
];
