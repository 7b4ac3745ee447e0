import type { LookupAppointmentReply } from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { isOffered } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import { bookedPair } from './codeCases.ts';
import { differsFromAsked } from './differsFromAsked.ts';
import { cancel, checkAppointments, lookup, move } from './lookups.ts';
import { moving, pairWithTimes, timeOf } from './moves.ts';

/** Finds the appointments of a pair whose old times are not offered again. */
const areFree = (left: readonly Bookable[], offered: readonly boolean[]) =>
  offered.map((isFree, index) =>
    unless(isFree, `/data/appointments/${index}`, `${left[index]?.time} offered to others again`, 'not offered'),
  );

/** A pair is looked up as one, by the code of either. */
export const pairLookupCases: readonly ContractCase<LookupAppointmentReply>[] = [
  {
    name: 'of a pair that was moved: both have their new times, and left the old ones',
    statuses: [200],
    send: async (world) => {
      const { first, other, wanted, at, secondAt } = await pairWithTimes(world);
      await move(world, moving(first, wanted));
      const left = [at, secondAt];
      const offered = await Promise.all(left.map((each) => isOffered(world.rival, each)));
      const times = [other.first.time, other.followup.dateTime.value];
      return {
        ...lookup(first),
        findViolation: ({ data: { appointments } }) =>
          firstWrong(
            ...times.map((time, index) => {
              const said = appointments[index]?.dateTime.value;
              return unless(
                said === time,
                `/data/appointments/${index}/dateTime/value`,
                `${time}, moved to`,
                `${said}`,
              );
            }),
            ...areFree(left, offered),
          ),
      };
    },
  },
  {
    name: 'of a pair whose second was moved alone: the first stays, and its old time is free again',
    statuses: [200],
    send: async (world) => {
      const { first, second, other, at, secondAt } = await pairWithTimes(world);
      const { dateTime } = other.followup;
      await move(world, moving(second, { ...at.where, dateTime }));
      const isFree = await isOffered(world.rival, secondAt);
      return {
        ...lookup(first),
        findViolation: ({ data: { appointments } }) =>
          firstWrong(
            differsFromAsked({ dateTime: timeOf(at).dateTime }, appointments[0], '/data/appointments/0'),
            differsFromAsked({ dateTime }, appointments[1], '/data/appointments/1'),
            unless(isFree, '/data/appointments/1', `${secondAt.time} offered to others again`, 'not offered'),
          ),
      };
    },
  },
  {
    name: 'of the first of a pair: both, each with the code that cancels it',
    statuses: [200],
    send: async (world) => {
      const { first, second } = await bookedPair(world);
      return {
        ...lookup(first),
        findViolation: checkAppointments([
          { ...first, status: 'BOOKED', canBeCanceled: true },
          { ...second, status: 'BOOKED', canBeCanceled: true },
        ]),
      };
    },
  },
  {
    name: 'of the second of a pair: both, but without the code of the first',
    statuses: [200],
    send: async (world) => {
      const { first, second } = await bookedPair(world);
      // What the code of the first says of the second, which is nothing, is noted from the answer.
      await world.guest.send('lookup-appointment', lookup({ ...second, confirmCode: first.confirmCode }));
      return {
        ...lookup(second),
        findViolation: checkAppointments([
          { ...first, status: 'BOOKED', canBeCanceled: false },
          { ...second, status: 'BOOKED', canBeCanceled: true },
        ]),
      };
    },
  },
  {
    name: 'of a pair whose first is canceled: so is the second, and both times are free again',
    statuses: [200],
    send: async (world) => {
      const { first: at, followup: followupAppointment } = await world.find.pairs.next();
      const { appointment: first, followup: second } = await world.book(at, { followupAppointment });
      await cancel(world, first);
      const { serviceId, dateTime } = followupAppointment;
      const left = [at, { ...at, serviceId, time: dateTime.value }];
      const offered = await Promise.all(left.map((each) => isOffered(world.rival, each)));
      return {
        ...lookup(first),
        findViolation: (reply) =>
          firstWrong(
            checkAppointments([
              { ...first, status: 'CANCELED', canBeCanceled: true },
              { ...(second ?? first), status: 'CANCELED', canBeCanceled: true },
            ])(reply),
            ...areFree(left, offered),
          ),
      };
    },
  },
  {
    name: 'of a pair whose second is canceled: its time alone is free again',
    statuses: [200],
    send: async (world) => {
      const { first: at, followup: followupAppointment } = await world.find.pairs.next();
      const { appointment: first, followup: second = first } = await world.book(at, { followupAppointment });
      const secondAt = { ...at, serviceId: followupAppointment.serviceId, time: followupAppointment.dateTime.value };
      await cancel(world, second);
      const [isKept, isFree] = [!(await isOffered(world.rival, at)), await isOffered(world.rival, secondAt)];
      return {
        ...lookup(first),
        findViolation: (reply) =>
          firstWrong(
            checkAppointments([
              { ...first, status: 'BOOKED', canBeCanceled: true },
              { ...second, status: 'CANCELED', canBeCanceled: true },
            ])(reply),
            unless(isKept, '/data/appointments/0', `${at.time} not offered to others`, 'offered'),
            unless(isFree, '/data/appointments/1', `${secondAt.time} offered to others again`, 'not offered'),
          ),
      };
    },
  },
];
