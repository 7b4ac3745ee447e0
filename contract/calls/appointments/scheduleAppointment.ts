import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { checkScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { isGuessable } from '../../check/isGuessable.ts';
import { firstWrong, unless, unlessOne } from '../../check/unless.ts';
import { booking } from '../../samples/booking.ts';
import { withoutBirthday } from '../../samples/SamplePatient.ts';
import { wholePatient } from '../../samples/wholePatient.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import { freeForThree } from '../time-slots/freeForThree.ts';
import { appointments, halfTaken, ofClinic, rightly } from './bookings.ts';
import { keptBookingCases } from './kept/keptBookingCases.ts';
import { leftByMovedCases } from './kindCases.ts';
import { leftByCanceled, leftFreeCases } from './leftFreeCases.ts';
import { canceling } from './lookups.ts';
import { pairBookingCases } from './pairBookingCases.ts';
import { patientCases } from './patientCases.ts';
import { refusedBookingCases } from './refusedBookingCases.ts';

async function bookedWithKey(world: World) {
  const headers = { 'idempotency-key': randomUUID() };
  const sending = { ...(await ofClinic(world)), headers };
  const { data } = await ask(world.guest, 'schedule-appointment', checkScheduleAppointmentReply, sending);
  return { ...sending, id: data.appointments[0]?.id };
}

/** Who is free by video in the state at a time. */
async function freeByVideo({ guest, target }: World, at: Bookable) {
  const query = {
    ...buildDayQuery(at),
    'filter.isVirtualVisit': 'true',
    'filter.licensureState': target.state,
  };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  return data.appointmentTimeSlots.filter((row) => timesOf([row]).includes(at.time));
}

/** Finds a visit by video with somebody whom no search found free. */
const oneOf = (ids: readonly string[], id: string | undefined) =>
  unless(
    id === undefined || ids.includes(id),
    `${appointments}/0/providerId`,
    'one of those who are free by refresh-time-slots',
    'another one',
  );

export const scheduleAppointment = defineContract({
  call: 'schedule-appointment',
  checkRequest: checkScheduleAppointmentRequest,
  checkReply: checkScheduleAppointmentReply,
  whole: async (world) => {
    const { first, followup: followupAppointment } = await world.find.pairs.next();
    const patient = world.patient();
    const body = booking(first, patient, {
      ...wholePatient(patient),
      requestedVaccinations: ['Flu Vaccine'],
      followupAppointment,
      licensureState: world.target.state,
      locationNumber: first.where.locationNumber ?? '00000000',
      patientTimeZone: 'America/New_York',
    });
    return rightly(body);
  },
  cases: [
    {
      name: 'only the required fields, in a clinic',
      statuses: [200],
      send: async (world) => rightly(withoutBirthday((await ofClinic(world)).body)),
    },
    {
      name: 'by video in a state',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.videos.next();
        const free = await freeByVideo(world, at);
        const { body, findViolation } = rightly(booking(at, world.patient()));
        return {
          body,
          findViolation: (reply) =>
            findViolation(reply) ??
            oneOf(
              free.map(({ provider }) => provider.providerId),
              reply.data.appointments[0]?.providerId,
            ),
        };
      },
    },
    {
      name: 'by video in a state, with one of those who are free: with this person',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.videos.next();
        const locationNumber = (await freeByVideo(world, at)).at(-1)?.provider.providerId;
        if (locationNumber === undefined) throw blocked('nobody is free by video at a time that a search found');
        return rightly(booking({ ...at, where: { ...at.where, locationNumber } }, world.patient()));
      },
    },
    {
      name: 'of any dietitian of a state',
      statuses: [200],
      send: async ({ find, target, patient }) => {
        const where = { licensureState: target.state };
        return rightly(booking({ ...(await find.dietitians.next()), where }, patient()));
      },
    },
    {
      name: 'by video at a time that is booked: with somebody else, or not at all',
      statuses: [200, 409],
      send: async (world) => {
        const { at, appointment } = await world.book(await world.find.videos.next());
        return {
          body: booking(at, world.patient()),
          findViolation: ({ data }) =>
            unless(
              data.appointments[0]?.providerId !== appointment.providerId || appointment.providerId === undefined,
              `${appointments}/0/providerId`,
              'somebody who has no visit at this time',
              'who has one',
            ),
        };
      },
    },
    {
      name: 'of a dietitian',
      statuses: [200],
      send: async (world) => rightly(booking(await world.find.dietitians.next(), world.patient())),
    },
    {
      name: 'after another one, from whose id nobody can guess its own',
      statuses: [200],
      send: async (world) => {
        const { appointment } = await world.book(await world.find.clinics.next());
        return {
          ...(await ofClinic(world)),
          findViolation: ({ data }) =>
            unless(
              !isGuessable(appointment.id, data.appointments[0]?.id ?? ''),
              '/data/appointments/0/id',
              'a random identifier',
              'one that differs from that of another appointment in very few characters',
            ),
        };
      },
    },
    {
      name: 'with its follow-up',
      statuses: [200],
      send: async (world) => {
        const { first, followup: followupAppointment } = await world.find.pairs.next();
        return rightly(booking(first, world.patient(), { followupAppointment }));
      },
    },
    {
      name: 'of a time that the guest has reserved',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.clinics.next();
        await world.reserve(world.guest, at);
        return rightly(booking(at, world.patient()));
      },
    },
    {
      name: 'of a guest in another time zone: at the time of the place, in its zone',
      statuses: [200],
      send: async (world) => rightly((await ofClinic(world, { patientTimeZone: 'Pacific/Honolulu' })).body),
    },
    {
      name: 'of a time that the guest reserved and released',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.clinics.next();
        const id = await world.reserve(world.guest, at);
        await world.guest.send('release-reservation', { id });
        return rightly(booking(at, world.patient()));
      },
    },
    ...leftByCanceled,
    ...leftByMovedCases,
    {
      name: 'again with the same Idempotency-Key',
      statuses: [200],
      send: async (world) => {
        const { id, ...sending } = await bookedWithKey(world);
        return {
          ...sending,
          findViolation: ({ data }) =>
            unless(
              data.appointments[0]?.id === id,
              `${appointments}/0/id`,
              'the appointment of the first reply',
              'another one',
            ),
        };
      },
    },
    {
      name: 'of an appointment that was canceled since, with the same Idempotency-Key: the first reply',
      statuses: [200],
      send: async (world) => {
        const sending = { ...(await ofClinic(world)), headers: { 'idempotency-key': randomUUID() } };
        const first = await ask(world.guest, 'schedule-appointment', checkScheduleAppointmentReply, sending);
        const [booked] = first.data.appointments;
        if (booked) await world.guest.send('cancel-appointment', canceling(booked));
        return {
          ...sending,
          findViolation: (reply) => unless(isDeepStrictEqual(reply, first), '', 'the first reply', 'another one'),
        };
      },
    },
    {
      name: 'another request with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const { headers } = await bookedWithKey(world);
        return { ...(await ofClinic(world)), headers };
      },
    },
    {
      name: 'of three services at once',
      statuses: [200],
      send: async (world) => {
        const { at, serviceIds } = await freeForThree(world);
        return rightly(booking(at, world.patient(), { serviceIds: [...serviceIds] }));
      },
    },
    {
      name: 'of the last time of a day in another time zone',
      statuses: [200],
      send: async (world) => rightly(booking(await world.find.elsewhere.next(), world.patient())),
    },
    ...([0, 1] as const).map((which) => ({
      name: `of a time that a refused pair has left free: its ${['first', 'second'][which]}, as the other one is booked`,
      statuses: [200],
      send: async (world: World) => {
        const { left, body } = await halfTaken(world, which);
        await world.rival.send('schedule-appointment', { body });
        return rightly(booking(left, world.patient()));
      },
    })),
    {
      name: 'of another time: an id, a code and an entry of calendars of its own',
      statuses: [200],
      send: async (world) => {
        const { appointment: first } = await world.book(await world.find.clinics.next());
        return {
          ...(await ofClinic(world)),
          findViolation: ({
            data: {
              appointments: [second],
            },
          }) =>
            firstWrong(
              ...(['id', 'confirmCode', 'calendarUid'] as const).map((name) =>
                unless(
                  first[name] === undefined || first[name] !== second?.[name],
                  `${appointments}/0/${name}`,
                  'one of its own',
                  'that of another booking',
                ),
              ),
            ),
        };
      },
    },
    {
      name: 'of a time that two guests asked for at once: one of them got it',
      statuses: [200],
      send: async ({ find, guest, rival, patient }) => {
        const at = await find.clinics.next();
        const both = await Promise.all(
          [guest, rival].map((each) => each.send('schedule-appointment', { body: booking(at, patient()) })),
        );
        return { body: booking(await find.clinics.next(), patient()), findViolation: () => unlessOne(both) };
      },
    },
    ...pairBookingCases,
    ...leftFreeCases,
    ...patientCases,
    ...keptBookingCases,
    ...refusedBookingCases,
    { name: 'text that is not JSON', statuses: [400], send: () => ({ text: '{' }) },
  ],
});
