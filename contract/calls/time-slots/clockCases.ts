import { DateTime } from 'luxon';
import type {
  SearchTimeSlotsReply,
  TimeSlotRow,
} from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { aroundClockChange } from '../../world/aroundClockChange.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import { keepsTo } from './keepsTo.ts';

const rows = '/data/appointmentTimeSlots';

/** Searches at times at which a clock of another zone, or of another season, shows something else. */
export const clockCases: readonly ContractCase<SearchTimeSlotsReply>[] = [
  {
    name: 'of today in another time zone, shortly before the last time of the day: this one, and none before it',
    statuses: [200],
    send: async ({ find, setClock }) => {
      const at = await find.elsewhere.next();
      if (!setClock) throw skipped('what is free today is not proven: nobody sets the clock of the server');
      await setClock(DateTime.fromSQL(at.time, { zone: at.timezone }).minus({ minutes: 2 }).toJSDate());
      const { cityTown = '', stateProvince = '' } = at.provider.address ?? {};
      return {
        query: { ...buildDayQuery(at), 'filter.freeFormAddress': `${cityTown}, ${stateProvince}` },
        findViolation: ({ data: { appointmentTimeSlots: found } }) => {
          const index = found.findIndex(({ provider }) => provider.providerId === at.provider.providerId);
          const times = timesOf(found.slice(index, index + 1));
          return unless(
            index < 0 || times.join() === at.time,
            `${rows}/${index}/services/0/availability`,
            `${at.time} alone, which is to come there`,
            times.join(', ') || 'nothing',
          );
        },
      };
    },
  },
  {
    name: 'around the day on which the clocks change: every time within the hours of the place, and that day those of a week later',
    statuses: [200],
    send: async (world) => {
      const { query: days, day, weekLater } = await aroundClockChange(world);
      const query = { ...days, 'filter.freeFormAddress': world.target.place };
      return {
        query,
        findViolation: (reply) => {
          const found = reply.data.appointmentTimeSlots;
          if (!timesOf(found).some((time) => time.startsWith(weekLater)))
            throw blocked(`no time is free on ${weekLater}, a week after the clocks change`);
          return firstWrong(keepsTo(query)(reply), ...found.map((row, index) => unlike(row, index, day, weekLater)));
        },
      };
    },
  },
];

/** Finds a place that has other times on the day on which its clocks change than on the same day of the next week. */
function unlike(row: TimeSlotRow, index: number, day: string, weekLater: string) {
  const [there, expected] = [day, weekLater].map((date) =>
    timesOf([row]).flatMap((time) => (time.startsWith(date) ? [time.slice(date.length + 1)] : [])),
  );
  return unless(
    there?.join() === expected?.join(),
    `${rows}/${index}/services/0/availability`,
    `on ${day} the times of ${weekLater}: ${expected?.at(0)} to ${expected?.at(-1)}`,
    there?.length ? `${there.at(0)} to ${there.at(-1)}` : 'none on that day',
  );
}
