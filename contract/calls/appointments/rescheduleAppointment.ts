import { checkLookupAppointmentReply } from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import {
  checkRescheduleAppointmentReply,
  type RescheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { checkRescheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import { checkScheduleWalkInReply } from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { walkIn } from '../../samples/walkIn.ts';
import { ask } from '../../world/ask.ts';
import { codeCases, nobodys, secondsCodeCase } from './codeCases.ts';
import { moveKindCases } from './kindCases.ts';
import { lookup } from './lookups.ts';
import { movedPairCases } from './movedPairCases.ts';
import {
  bookedInClinic,
  freeTime,
  isMoved,
  movedInClinic,
  movedWithKey,
  moving,
  pairWithTimes,
  sameTimeElsewhere,
  timeOf,
  type WantedTime,
} from './moves.ts';
import { refusedMoveCases } from './refusedMoveCases.ts';

const someTime: WantedTime = {
  dateTime: { value: '2030-03-04 09:00:00', timezone: 'America/New_York' },
  locationNumber: '00000000',
};

export const rescheduleAppointment = defineContract({
  call: 'reschedule-appointment',
  checkRequest: checkRescheduleAppointmentRequest,
  checkReply: checkRescheduleAppointmentReply,
  whole: async (world) => {
    const { first, wanted } = await pairWithTimes(world);
    return {
      ...moving(first, { ...wanted, licensureState: world.target.state }),
      findViolation: isMoved(first, wanted),
    };
  },
  cases: [
    {
      name: 'to another time',
      statuses: [200],
      send: async (world) => {
        const [appointment, wanted] = [await bookedInClinic(world), await freeTime(world)];
        return { ...moving(appointment, wanted), findViolation: isMoved(appointment, wanted) };
      },
    },
    {
      name: 'to its own time at another place',
      statuses: [200],
      send: async (world) => {
        const { appointment, wanted } = await sameTimeElsewhere(world);
        return { ...moving(appointment, wanted), findViolation: isMoved(appointment, wanted) };
      },
    },
    {
      name: 'to a time that the guest has reserved',
      statuses: [200],
      send: async (world) => {
        const [appointment, at] = [await bookedInClinic(world), await world.find.clinics.next()];
        await world.reserve(world.guest, at);
        return { ...moving(appointment, timeOf(at)), findViolation: isMoved(appointment, timeOf(at)) };
      },
    },
    {
      name: 'to a time that the guest reserved and released',
      statuses: [200],
      send: async (world) => {
        const [appointment, at] = [await bookedInClinic(world), await world.find.clinics.next()];
        const id = await world.reserve(world.guest, at);
        await world.guest.send('release-reservation', { id });
        return { ...moving(appointment, timeOf(at)), findViolation: isMoved(appointment, timeOf(at)) };
      },
    },
    {
      name: 'to the time that another moved appointment has left',
      statuses: [200],
      send: async (world) => {
        const [left, other] = [await world.book(await world.find.clinics.next()), await bookedInClinic(world)];
        const first = moving(left.appointment, await freeTime(world));
        await ask(world.guest, 'reschedule-appointment', checkRescheduleAppointmentReply, first);
        return { ...moving(other, timeOf(left.at)), findViolation: isMoved(other, timeOf(left.at)) };
      },
    },
    {
      name: 'again with the same Idempotency-Key',
      statuses: [200],
      send: async (world) => {
        const { appointment, wanted, sending } = await movedWithKey(world);
        return { ...sending, findViolation: isMoved(appointment, wanted) };
      },
    },
    {
      name: 'of an appointment that was moved since, with the same Idempotency-Key: the first reply, and it stays there',
      statuses: [200],
      send: async (world) => {
        const { appointment, wanted, sending } = await movedWithKey(world);
        const later = await freeTime(world);
        await ask(world.guest, 'reschedule-appointment', checkRescheduleAppointmentReply, moving(appointment, later));
        await world.guest.send('reschedule-appointment', sending);
        const { data } = await ask(world.guest, 'lookup-appointment', checkLookupAppointmentReply, lookup(appointment));
        const { value } = data.appointments[0]?.dateTime ?? {};
        return {
          ...sending,
          findViolation: (reply) =>
            firstWrong(
              isMoved(appointment, wanted)(reply),
              unless(
                value === later.dateTime.value,
                '/data/dateTime',
                `kept at ${later.dateTime.value}, moved to since`,
                `at ${value}`,
              ),
            ),
        };
      },
    },
    {
      name: 'another request with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const { appointment, sending } = await movedWithKey(world);
        return { ...sending, ...moving(appointment, await freeTime(world)) };
      },
    },
    {
      name: 'from the time that it has',
      statuses: [200],
      send: async (world) => {
        const { appointment, now } = await movedInClinic(world);
        const wanted = { ...(await freeTime(world)), currentDateTime: now };
        return { ...moving(appointment, wanted), findViolation: isMoved(appointment, wanted) };
      },
    },
    {
      name: 'from a time that it has no more, to the one that it has by now: it was moved so already',
      statuses: [200],
      send: async (world) => {
        const { appointment, wanted, before } = await movedInClinic(world);
        const again = { ...wanted, currentDateTime: before };
        return { ...moving(appointment, again), findViolation: isMoved(appointment, wanted) };
      },
    },
    ...refusedMoveCases,
    ...movedPairCases,
    ...moveKindCases,
    ...codeCases<RescheduleAppointmentReply>('reschedule-appointment', async (world) => {
      const [named, wanted] = [await bookedInClinic(world), await freeTime(world)];
      return { named, send: (by) => moving(by, wanted), findViolation: isMoved(named, wanted) };
    }),
    secondsCodeCase('reschedule-appointment', async (named, world) => moving(named, await freeTime(world))),
    {
      name: 'of a walk-in, which has no time',
      statuses: [404],
      code: 'appointmentNotFound',
      send: async ({ find, patient, guest }) => {
        const sending = { body: walkIn(await find.pharmacies.next(), patient()) };
        const { data } = await ask(guest, 'schedule-walk-in', checkScheduleWalkInReply, sending);
        const [appointment] = data.appointments;
        if (!appointment) throw blocked('schedule-walk-in gives no appointment');
        return moving(appointment, someTime);
      },
    },
    {
      name: 'of an appointment that does not exist',
      statuses: [404],
      code: 'appointmentNotFound',
      send: () => moving(nobodys, someTime),
    },
    {
      name: 'to a place that does not exist',
      statuses: [404],
      code: 'providerUnavailable',
      send: async (world) => {
        const appointment = await bookedInClinic(world);
        return moving(appointment, { ...(await freeTime(world)), locationNumber: '99999999' });
      },
    },
    {
      name: 'text that is not JSON',
      statuses: [400],
      send: () => ({ id: nobodys.id, text: '{' }),
    },
  ],
});
