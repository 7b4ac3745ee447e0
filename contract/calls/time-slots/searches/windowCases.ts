import { DateTime } from 'luxon';
import {
  checkSearchTimeSlotsReply,
  type SearchTimeSlotsReply,
} from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import { ask } from '../../../world/ask.ts';
import type { Caller } from '../../../world/Guest.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import type { Bookable } from '../../../world/Pool.ts';
import { windowAfter, windowUpTo } from '../../../world/searchWindow.ts';
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

/** Searches with a free time on the first day of a window, and then on the last. */
async function onBothEnds(guest: Caller, free: Bookable, asked: Query) {
  const day = free.time.slice(0, 10);
  const from = { ...buildDayQuery(free), ...windowAfter(day, 2), ...asked };
  const query = { ...buildDayQuery(free), ...windowUpTo(day), ...asked };
  const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query: from });
  const isFirst = timesOf(data.appointmentTimeSlots).includes(free.time);
  return {
    query,
    findViolation: (reply: SearchTimeSlotsReply) =>
      unless(isFirst, '/data/appointmentTimeSlots', `with ${free.time}, were its day the first`, 'without it') ??
      upTo(free, query)(reply),
  };
}

/** Whoever is licensed in a state. */
const licensedIn = (state: string, isVirtualVisit: boolean): Query => ({
  'filter.state': state,
  'filter.isVirtualVisit': String(isVirtualVisit),
});

const today = (): string => DateTime.utc().toFormat('yyyy-MM-dd');

/** Searches whose last day is one on which a time is known to be free. */
export const windowCases: readonly ContractCase<SearchTimeSlotsReply>[] = [
  {
    name: 'in another time zone, on the first and on the last day of the window, too',
    statuses: [200],
    send: async ({ find, guest }) => {
      const free = await find.elsewhere.next();
      const { cityTown = '', stateProvince = '' } = free.provider.address ?? {};
      return onBothEnds(guest, free, { 'filter.freeFormAddress': `${cityTown}, ${stateProvince}` });
    },
  },
  {
    name: 'by video in a state, two services at once, the higher number first',
    statuses: [200],
    send: async ({ find, guest, target }) => {
      const free = await find.videos.next();
      return onBothEnds(guest, free, { ...licensedIn(target.state, true), ...(await withAnother(find, free)) });
    },
  },
  {
    name: 'dietitians of a state',
    statuses: [200],
    send: async ({ find, guest, target }) =>
      onBothEnds(guest, await find.dietitians.next(), licensedIn(target.state, false)),
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
            upTo(free, query)(reply),
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
          ),
      };
    },
  },
];
