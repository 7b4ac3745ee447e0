import { DateTime } from 'luxon';
import type { SearchTimeSlotsReply } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import type { Bookable } from '../../../world/Pool.ts';
import { windowUpTo } from '../../../world/searchWindow.ts';
import { keepsTo } from '../keepsTo.ts';

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
    name: 'over as many days as may be asked for, from before today: what is free up to the last of them',
    statuses: [200],
    send: async ({ find, target }) => {
      const free = await find.clinics.next();
      const day = free.time.slice(0, 10);
      const first = DateTime.fromISO(day, { zone: 'utc' }).minus({ days: MOST_DAYS - 1 });
      const query = {
        ...buildDayQuery(free),
        'filter.startDate': first.toFormat('yyyy-MM-dd'),
        'filter.freeFormAddress': target.place,
      };
      return { query, findViolation: upTo(free, query) };
    },
  },
];
