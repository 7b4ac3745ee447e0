import { randomUUID } from 'node:crypto';
import { checkLookupAppointmentReply } from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import {
  type BookedAppointment,
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
import type { World } from '../../world/World.ts';
import { zoneLike } from '../../world/zoneLike.ts';
import { beyondDays } from '../services/beyondDays.ts';
import { nearlyFree } from '../time-slots/nearlyFree.ts';
import { bookedAndPast } from './bookedAndPast.ts';
import { codeCases, type Named, nobodys, secondsCodeCase } from './codeCases.ts';
import { moveKindCases } from './kindCases.ts';
import { lookup } from './lookups.ts';
import { movedPairCases } from './movedPairCases.ts';
import { isMoved, moving, pairWithTimes, timeOf, type WantedTime } from './moves.ts';

const someTime: WantedTime = {
  dateTime: { value: '2030-03-04 09:00:00', timezone: 'America/New_York' },
  locationNumber: '00000000',
};

const bookedInClinic = async ({ find, book }: World): Promise<BookedAppointment> =>
  (await book(await find.clinics.next())).appointment;

/** An appointment that was moved, and the time that it had before. */
async function movedInClinic(world: World) {
  const { appointment, at } = await world.book(await world.find.clinics.next());
  const wanted = await freeTime(world);
  await ask(world.guest, 'reschedule-appointment', checkRescheduleAppointmentReply, moving(appointment, wanted));
  return { appointment, wanted, before: timeOf(at).dateTime, now: wanted.dateTime };
}

async function freeTime({ find }: World, more: Partial<WantedTime['dateTime']> = {}): Promise<WantedTime> {
  const { dateTime, ...where } = timeOf(await find.clinics.next());
  return { ...where, dateTime: { ...dateTime, ...more } };
}

const cancel = ({ guest }: World, { id, confirmCode }: Named) =>
  guest.send('cancel-appointment', { id, body: { status: 'CANCELED', confirmCode } });

async function movedWithKey(world: World) {
  const [appointment, wanted] = [await bookedInClinic(world), await freeTime(world)];
  const sending = { ...moving(appointment, wanted), headers: { 'idempotency-key': randomUUID() } };
  await ask(world.guest, 'reschedule-appointment', checkRescheduleAppointmentReply, sending);
  return { appointment, wanted, sending };
}

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
    {
      name: 'from a time that it has no more',
      statuses: [409],
      code: 'alreadyMoved',
      send: async (world) => {
        const { appointment, before } = await movedInClinic(world);
        return moving(appointment, { ...(await freeTime(world)), currentDateTime: before });
      },
    },
    {
      name: 'from the time that it has, but in another time zone',
      statuses: [409],
      code: 'alreadyMoved',
      send: async (world) => {
        const { appointment, at } = await world.book(await world.find.clinics.next());
        const currentDateTime = { value: at.time, timezone: zoneLike(at.timezone) };
        return moving(appointment, { ...(await freeTime(world)), currentDateTime });
      },
    },
    {
      name: 'to a time that is booked',
      statuses: [409],
      code: 'slotTaken',
      send: async (world) => {
        const [appointment, taken] = [await bookedInClinic(world), await world.book(await world.find.clinics.next())];
        return moving(appointment, timeOf(taken.at));
      },
    },
    {
      name: 'to a time that somebody else has reserved',
      statuses: [409],
      code: 'slotTaken',
      send: async (world) => {
        const [appointment, at] = [await bookedInClinic(world), await world.find.clinics.next()];
        await world.reserve(world.rival, at);
        return moving(appointment, timeOf(at));
      },
    },
    ...Object.entries(nearlyFree).map(([what, nearly]) => ({
      name: `to ${what}`,
      statuses: [409],
      code: 'slotTaken',
      send: async (world: World) =>
        moving(await bookedInClinic(world), timeOf(nearly(await world.find.clinics.first()))),
    })),
    {
      name: 'to a time that is past',
      statuses: [409],
      code: 'timePast',
      send: async (world) =>
        moving(await bookedInClinic(world), await freeTime(world, { value: '2020-01-06 09:00:00' })),
    },
    {
      name: 'to a time that is too far ahead by a day',
      statuses: [409],
      code: 'tooFarAhead',
      send: async (world) => {
        const { tooFarAhead: value } = await beyondDays(world, await world.find.clinics.first());
        return moving(await bookedInClinic(world), await freeTime(world, { value }));
      },
    },
    {
      name: 'to a time in another time zone',
      statuses: [400],
      code: 'wrongTimeZone',
      send: async (world) =>
        moving(await bookedInClinic(world), await freeTime(world, { timezone: 'Pacific/Honolulu' })),
    },
    {
      name: 'to a time in another time zone whose clocks show the same',
      statuses: [400],
      code: 'wrongTimeZone',
      send: async (world) => {
        const at = await world.find.clinics.first();
        return moving(await bookedInClinic(world), timeOf({ ...at, timezone: zoneLike(at.timezone) }));
      },
    },
    {
      name: 'to a day that leaves a dietitian a day too little to prepare',
      statuses: [409],
      code: 'tooSoon',
      send: async (world) => {
        const { appointment, at } = await world.book(await world.find.dietitians.next());
        return moving(appointment, timeOf({ ...at, time: (await beyondDays(world, at)).tooSoon }));
      },
    },
    {
      name: 'of an appointment whose time is past',
      statuses: [400],
      code: 'appointmentPast',
      send: async (world) => {
        const wanted = await freeTime(world);
        return moving((await bookedAndPast(world)).appointment, wanted);
      },
    },
    {
      name: 'of another appointment with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const { wanted, sending } = await movedWithKey(world);
        return { ...sending, ...moving(await bookedInClinic(world), wanted) };
      },
    },
    {
      name: 'to a place of another business, which does not give its services',
      statuses: [404],
      code: 'providerUnavailable',
      send: async (world) => {
        const { where } = await world.find.pharmacies.first();
        return moving(await bookedInClinic(world), { ...(await freeTime(world)), ...where });
      },
    },
    {
      name: 'of a canceled appointment',
      statuses: [409],
      code: 'alreadyCanceled',
      send: async (world) => {
        const appointment = await bookedInClinic(world);
        await cancel(world, appointment);
        return moving(appointment, await freeTime(world));
      },
    },
    ...movedPairCases,
    ...moveKindCases,
    ...codeCases<RescheduleAppointmentReply>('reschedule-appointment', async (world) => {
      const [named, wanted] = [await bookedInClinic(world), await freeTime(world)];
      return { named, send: (by) => moving(by, wanted), findViolation: isMoved(named, wanted) };
    }),
    secondsCodeCase(async (named, world) => moving(named, await freeTime(world))),
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
