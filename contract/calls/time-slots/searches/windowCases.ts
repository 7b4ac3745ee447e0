import { DateTime } from 'luxon';
import type { SearchTimeSlotsReply } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import type { Bookable } from '../../../world/Pool.ts';
import { windowUpTo } from '../../../world/searchWindow.ts';
import { keepsTo } from '../keepsTo.ts';
import { timesFoundBy, withAnother } from '../unlikeServices.ts';

/** As the schema of the request says. */
const MOST_DAYS = 14;

/** Finds a reply in which a known free time on the last day of its window is missing, or that has others than its window. */
const upTo =
  ({ provider, time }: Bookable, query: Query) =>
  (reply: SearchTimeSlotsReply) => {
    const rows = reply.data.appointmentTimeSlots.filter((row) => row.provider.providerId === provider.providerId);
    return (
      unless(
        timesOf(rows).includes(time),
        '/data/appointmentTimeSlots',
        `with ${time} on the last day`,
        'without it',
      ) ?? keepsTo(query)(reply)
    );
  };

/** Whoever is licensed in a state, on a few days up to the one on which a time is free. */
const inState = (free: Bookable, state: string, isVirtualVisit: boolean): Query => ({
  ...buildDayQuery(free),
  ...windowUpTo(free.time.slice(0, 10)),
  'filter.state': state,
  'filter.isVirtualVisit': String(isVirtualVisit),
});

const today = (): string => DateTime.utc().toFormat('yyyy-MM-dd');

/** Searches whose last day is one on which a time is known to be free. */
export const windowCases: readonly ContractCase<SearchTimeSlotsReply>[] = [
  {
    name: 'in another time zone, on the last day of the window, too',
    statuses: [200],
    send: async ({ find }) => {
      const free = await find.elsewhere.next();
      const { cityTown = '', stateProvince = '' } = free.provider.address ?? {};
      const query = {
        ...buildDayQuery(free),
        ...windowUpTo(free.time.slice(0, 10)),
        'filter.freeFormAddress': `${cityTown}, ${stateProvince}`,
      };
      return { query, findViolation: upTo(free, query) };
    },
  },
  {
    name: 'by video in a state, two services at once, the higher number first',
    statuses: [200],
    send: async ({ find, target }) => {
      const free = await find.videos.next();
      const query = { ...inState(free, target.state, true), ...(await withAnother(find, free)) };
      return { query, findViolation: upTo(free, query) };
    },
  },
  {
    name: 'dietitians of a state',
    statuses: [200],
    send: async ({ find, target }) => {
      const free = await find.dietitians.next();
      const query = inState(free, target.state, false);
      return { query, findViolation: upTo(free, query) };
    },
  },
  {
    name: 'over as many days as may be asked for, from before today: what is free up to the last of them',
    statuses: [200],
    send: async (world) => {
      const { find, target } = world;
      const free = await find.clinics.next();
      const day = free.time.slice(0, 10);
      const first = DateTime.fromISO(day, { zone: 'utc' }).minus({ days: MOST_DAYS - 1 });
      const query = {
        ...buildDayQuery(free),
        'filter.startDate': first.toFormat('yyyy-MM-dd'),
        'filter.freeFormAddress': target.place,
      };
      const fromToday = await timesFoundBy(world, { ...query, 'filter.startDate': today() });
      return {
        query,
        findViolation: (reply) =>
          firstWrong(
            ...reply.data.appointmentTimeSlots.map((row, index) => {
              const found = timesOf([row]);
              const known = fromToday.get(row.provider.providerId)?.split(',') ?? [];
              const missing = known.find((time) => time !== '' && !found.includes(time));
              return unless(
                missing === undefined,
                `/data/appointmentTimeSlots/${index}/services`,
                `with ${missing}, as a search from today on says`,
                'without it',
              );
            }),
            upTo(free, query)(reply),
          ),
      };
    },
  },
];
