import { DateTime } from 'luxon';
import {
  checkLookupAppointmentReply,
  type LookupAppointmentReply,
} from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { checkLookupAppointmentRequest } from '../../../schemas/generated/api/appointments/lookup-appointment/request.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { aroundClockChange } from '../../world/aroundClockChange.ts';
import { ask } from '../../world/ask.ts';
import { isOffered, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { Booked, World } from '../../world/World.ts';
import { placeDiffers } from '../places/placeDiffers.ts';
import { freeForTwo } from '../time-slots/freeForTwo.ts';
import { bookedAndPast, codeCases, nobodys } from './codeCases.ts';
import { differsFromAsked } from './differsFromAsked.ts';
import { lookupKindCases } from './kindCases.ts';
import { cancel, canceling, checkAppointments, illFormed, lookup, move } from './lookups.ts';
import { moving, timeOf } from './moves.ts';
import { pairLookupCases } from './pairLookupCases.ts';

const bookedInClinic = async ({ find, book }: World): Promise<Booked> => book(await find.clinics.next());

/** Finds what is not that of the visit that was booked: services and their names, day, quarter hour, zone and place. */
function isOf(at: Bookable, { data }: LookupAppointmentReply, as?: 'moved') {
  const { businessName, serviceId, serviceName, time, timezone, where } = at;
  const [appointment] = data.appointments;
  const [service] = appointment?.services ?? [];
  const asked = { serviceIds: [serviceId], dateTime: { value: time, timezone } };
  const said = appointment && {
    dateTime: appointment.dateTime,
    serviceIds: appointment.services.map(({ id }) => id),
  };
  const place = { businessName, locationNumber: where.locationNumber };
  return firstWrong(
    differsFromAsked(asked, said, '/data/appointments/0'),
    unless(appointment?.isPast === false, '/data/appointments/0/isPast', 'false: its time is to come', 'true'),
    unless(
      as === 'moved' || service?.name === serviceName,
      '/data/appointments/0/services/0/name',
      `${serviceName}, as on the menu`,
      String(service?.name),
    ),
    differsFromAsked(place, data.provider, '/data/provider'),
    placeDiffers(at.provider, data.provider, '/data/provider', 'search-time-slots'),
  );
}

export const lookupAppointment = defineContract({
  call: 'lookup-appointment',
  checkRequest: checkLookupAppointmentRequest,
  checkReply: checkLookupAppointmentReply,
  whole: async (world) => lookup((await bookedInClinic(world)).appointment),
  cases: [
    {
      name: 'of an appointment',
      statuses: [200],
      send: async (world) => {
        const { appointment, at } = await bookedInClinic(world);
        const whole = checkAppointments([{ ...appointment, status: 'BOOKED', canBeCanceled: true }]);
        return {
          ...lookup(appointment),
          findViolation: (reply) => whole(reply) ?? isOf(at, reply),
        };
      },
    },
    {
      name: 'of an appointment that was looked up before: nothing has changed',
      statuses: [200],
      send: async (world) => {
        const { appointment } = await bookedInClinic(world);
        await world.rival.send('lookup-appointment', lookup(appointment));
        return {
          ...lookup(appointment),
          findViolation: checkAppointments([{ ...appointment, status: 'BOOKED', canBeCanceled: true }]),
        };
      },
    },
    {
      name: 'of an appointment whose hold was released when it was booked already',
      statuses: [200],
      send: async (world) => {
        const at = await world.find.clinics.next();
        const id = await world.reserve(world.guest, at);
        const { appointment } = await world.book(at);
        await world.guest.send('release-reservation', { id });
        const offered = await isOffered(world.rival, at);
        const whole = checkAppointments([{ ...appointment, status: 'BOOKED', canBeCanceled: true }]);
        return {
          ...lookup(appointment),
          findViolation: (reply) =>
            whole(reply) ??
            unless(!offered, '/data/appointments/0/dateTime', 'its time not offered to others', 'offered'),
        };
      },
    },
    ...(['cancel-appointment', 'reschedule-appointment'] as const).map((call) => ({
      name: `of an appointment after ${call} refused what was asked for its form: nothing has changed`,
      statuses: [200],
      send: async (world: World) => {
        const { appointment, at } = await bookedInClinic(world);
        const to = moving(appointment, timeOf(await world.find.clinics.next()));
        for (const each of illFormed(call === 'cancel-appointment' ? canceling(appointment) : to))
          await world.guest.send(call, each);
        const whole = checkAppointments([{ ...appointment, status: 'BOOKED', canBeCanceled: true }]);
        return {
          ...lookup(appointment),
          findViolation: (reply: LookupAppointmentReply) => whole(reply) ?? isOf(at, reply),
        };
      },
    })),
    {
      name: 'of an appointment that was looked up before it was canceled',
      statuses: [200],
      send: async (world) => {
        const { appointment } = await bookedInClinic(world);
        await world.guest.send('lookup-appointment', lookup(appointment));
        await cancel(world, appointment);
        return {
          ...lookup(appointment),
          findViolation: checkAppointments([{ ...appointment, status: 'CANCELED', canBeCanceled: true }]),
        };
      },
    },
    {
      name: 'of an appointment that was looked up before it was moved',
      statuses: [200],
      send: async (world) => {
        const { appointment, at } = await bookedInClinic(world);
        await world.guest.send('lookup-appointment', lookup(appointment));
        const to = await world.find.clinics.next();
        await move(world, moving(appointment, timeOf(to)));
        const [isTaken, isLeft] = [!(await isOffered(world.rival, to)), await isOffered(world.rival, at)];
        const time = '/data/appointments/0/dateTime';
        return {
          ...lookup(appointment),
          findViolation: (reply) =>
            firstWrong(
              isOf(to, reply),
              unless(isTaken, time, 'its new time not offered to others', 'offered'),
              unless(isLeft, time, 'its old time offered to others again', 'not offered'),
            ),
        };
      },
    },
    {
      name: 'of an appointment after the clocks have changed: at the time that was asked for',
      statuses: [200],
      send: async (world) => {
        const { at, query, day } = await aroundClockChange(world);
        const there = { query: { ...query, 'filter.locationIds': at.where.locationNumber ?? '' } };
        const { data } = await ask(world.guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, there);
        const time = timesOf(data.appointmentTimeSlots).find((each) => each.slice(0, 10) > day);
        if (time === undefined) throw blocked(`no time is free there after ${day}, when the clocks change`);
        const { appointment } = await world.book({ ...at, time });
        return { ...lookup(appointment), findViolation: (reply) => isOf({ ...at, time }, reply) };
      },
    },
    {
      name: 'of an appointment that was moved to another place',
      statuses: [200],
      send: async (world) => {
        const { appointment } = await bookedInClinic(world);
        const to = await world.find.elsewhere.next();
        await world.guest.send('lookup-appointment', lookup(appointment));
        await move(world, moving(appointment, timeOf(to)));
        return { ...lookup(appointment), findViolation: (reply) => isOf({ ...to, serviceName: '' }, reply, 'moved') };
      },
    },
    {
      name: 'of an appointment with the flu vaccine beside it, which was moved since',
      statuses: [200],
      send: async (world) => {
        const more = { requestedVaccinations: ['Flu Vaccine'] };
        const { appointment } = await world.book(await world.find.clinics.next(), more);
        await move(world, moving(appointment, timeOf(await world.find.clinics.next())));
        return {
          ...lookup(appointment),
          findViolation: ({
            data: {
              appointments: [found],
            },
          }) =>
            unless(
              found?.addsFluVaccine === true,
              '/data/appointments/0/addsFluVaccine',
              'true, as it was booked',
              String(found?.addsFluVaccine),
            ),
        };
      },
    },
    {
      name: 'of an appointment of two services: in the order in which they were booked',
      statuses: [200],
      send: async (world) => {
        const { at, serviceIds } = await freeForTwo(world);
        const asked = { serviceIds: serviceIds.toSorted((one, other) => other - one) };
        const { appointment } = await world.book(at, asked);
        return {
          ...lookup(appointment),
          findViolation: ({
            data: {
              appointments: [found],
            },
          }) =>
            differsFromAsked(asked, { serviceIds: found?.services.map(({ id }) => id) ?? [] }, '/data/appointments/0'),
        };
      },
    },
    {
      name: 'of an appointment whose time is past, and of the second of its pair, whose time is to come',
      statuses: [200],
      send: async (world) => {
        const { appointment } = await bookedAndPast(world);
        return {
          ...lookup(appointment),
          findViolation: ({
            data: {
              appointments: [past, second],
            },
          }) =>
            firstWrong(
              unless(past?.isPast === true, '/data/appointments/0/isPast', 'true: it has begun', 'false'),
              unless(second?.isPast === false, '/data/appointments/1/isPast', 'false: its time is to come', 'true'),
            ),
        };
      },
    },
    {
      name: 'of an appointment an hour before its time',
      statuses: [200],
      send: async ({ find, book, setClock }) => {
        if (!setClock) throw skipped('what is past is not proven: nobody sets the clock of the server');
        const { appointment, at } = await book(await find.clinics.next());
        await setClock(DateTime.fromSQL(at.time, { zone: at.timezone }).minus({ hours: 1 }).toJSDate());
        return {
          ...lookup(appointment),
          findViolation: ({
            data: {
              appointments: [found],
            },
          }) => unless(found?.isPast === false, '/data/appointments/0/isPast', 'false: its time is to come', 'true'),
        };
      },
    },
    ...pairLookupCases,
    ...lookupKindCases,
    ...codeCases<LookupAppointmentReply>('lookup-appointment', async (world) => {
      const { appointment } = await bookedInClinic(world);
      const findViolation = checkAppointments([{ ...appointment, status: 'BOOKED', canBeCanceled: true }]);
      return { named: appointment, send: lookup, findViolation };
    }),
    {
      name: 'of an appointment that does not exist',
      statuses: [404],
      code: 'appointmentNotFound',
      send: () => lookup(nobodys),
    },
    {
      name: 'text that is not JSON',
      statuses: [400],
      send: () => ({ id: nobodys.id, text: '{' }),
    },
  ],
});
