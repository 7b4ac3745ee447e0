import { DateTime } from 'luxon';
import type { RescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import type { BookablePair } from '../../world/Finder.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import { windowAfter } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';
import { differsFromAsked } from './differsFromAsked.ts';
import { cancel } from './lookups.ts';
import { isMoved, moving, pairWithTimes, timeOf } from './moves.ts';

/** Days after the first one of a search for a time. */
const WEEK = 6;

/** Times that the second of a pair cannot have. */
const unfitSeconds = [
  {
    when: 'the day before it is due',
    statuses: [400],
    code: 'followupTooEarly',
    changed: ({ first, afterDays }: BookablePair) => ({
      value: DateTime.fromSQL(first.time)
        .plus({ days: afterDays - 1 })
        .toFormat('yyyy-MM-dd HH:mm:ss'),
    }),
  },
  {
    when: 'a time that is too far ahead',
    statuses: [409],
    code: 'tooFarAhead',
    at: '/followup',
    changed: () => ({ value: '2090-01-02 09:00:00' }),
  },
  {
    when: 'a time in another time zone',
    statuses: [400],
    code: 'wrongTimeZone',
    at: '/followup',
    changed: () => ({ timezone: 'Pacific/Honolulu' }),
  },
];

/** Two appointments that belong together move only as far as their interval holds, or both at once. */
export const movedPairCases: readonly ContractCase<RescheduleAppointmentReply>[] = [
  {
    name: 'of a second appointment to a day on which it is not due',
    statuses: [400],
    code: 'followupTooEarly',
    send: async (world) => {
      const { first, followup: followupAppointment } = await world.find.pairs.next();
      const { appointment, followup } = await world.book(first, { followupAppointment });
      return moving(followup ?? appointment, timeOf(first));
    },
  },
  {
    name: 'of the first of a pair alone, to a day from which the second is not due',
    statuses: [400],
    code: 'followupTooEarly',
    send: async (world) => {
      const { first, followup: followupAppointment, afterDays } = await world.find.pairs.next();
      const { appointment } = await world.book(first, { followupAppointment });
      const secondDay = DateTime.fromSQL(followupAppointment.dateTime.value, { zone: 'utc' });
      const from = secondDay.minus({ days: afterDays - 1 }).toFormat('yyyy-MM-dd');
      const query = {
        ...buildDayQuery(first),
        ...windowAfter(from, WEEK),
        'filter.locationIds': first.where.locationNumber ?? '',
      };
      const { data } = await ask(world.guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
      const [time] = timesOf(data.appointmentTimeSlots);
      if (time === undefined) throw blocked('no later time is free for the first of a pair; choose with --place');
      return moving(appointment, timeOf({ ...first, time }));
    },
  },
  {
    name: 'of the first of a pair alone, as far from the second as it must be',
    statuses: [200],
    send: async (world) => {
      const { first, other } = await pairWithTimes(world);
      return { ...moving(first, timeOf(other.first)), findViolation: isMoved(first, timeOf(other.first)) };
    },
  },
  {
    name: 'of the first of a pair to another place',
    statuses: [400],
    code: 'pairElsewhere',
    send: async (world) => {
      const { first, at } = await pairWithTimes(world);
      const to = await world.find.clinics.first();
      if (to.where.locationNumber === at.where.locationNumber) throw skipped('pairs and visits are found at one place');
      return moving(first, timeOf(to));
    },
  },
  {
    name: 'of both of a pair, whose second is canceled',
    statuses: [409],
    code: 'alreadyCanceled',
    at: '/followup',
    send: async (world) => {
      const { first, second, wanted } = await pairWithTimes(world);
      await cancel(world, second);
      return moving(first, wanted);
    },
  },
  ...unfitSeconds.map(({ when, changed, ...refused }) => ({
    ...refused,
    name: `of both of a pair, the second to ${when}`,
    send: async (world: World) => {
      const { first, wanted, other } = await pairWithTimes(world);
      const dateTime = { ...wanted.followup.dateTime, ...changed(other) };
      return moving(first, { ...wanted, followup: { ...wanted.followup, dateTime } });
    },
  })),
  {
    name: 'of both of a pair',
    statuses: [200],
    send: async (world) => {
      const { first, second, wanted } = await pairWithTimes(world);
      const { dateTime } = wanted.followup;
      return {
        ...moving(first, wanted),
        findViolation: (reply) =>
          firstWrong(
            isMoved(first, wanted)(reply),
            unless(reply.followup?.id === second.id, '/followup/id', 'that of the booking', 'another one'),
            differsFromAsked({ serviceIds: second.serviceIds }, reply.followup, '/followup'),
            unless(
              reply.followup?.dateTime?.value === dateTime.value,
              '/followup/dateTime/value',
              'the time that was asked for',
              'another one',
            ),
          ),
      };
    },
  },
  {
    name: 'of both of a pair, the second to a time that is booked',
    statuses: [409],
    code: 'slotTaken',
    at: '/followup',
    send: async (world) => {
      const { first, other, wanted } = await pairWithTimes(world);
      await world.book({ ...other.first, serviceId: other.followup.serviceId, time: other.followup.dateTime.value });
      return moving(first, wanted);
    },
  },
  {
    name: 'of both of a pair, the second from a time that it has not',
    statuses: [409],
    code: 'alreadyMoved',
    at: '/followup',
    send: async (world) => {
      const { first, wanted } = await pairWithTimes(world);
      const followup = { ...wanted.followup, currentDateTime: wanted.dateTime };
      return moving(first, { ...wanted, followup });
    },
  },
  {
    name: 'of both of a pair, by the id of the second',
    statuses: [400],
    code: 'noFollowup',
    at: '/followup',
    send: async (world) => {
      const { second, wanted } = await pairWithTimes(world);
      return moving(second, wanted);
    },
  },
];
