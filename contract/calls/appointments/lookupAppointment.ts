import {
  checkLookupAppointmentReply,
  type LookupAppointmentReply,
} from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { checkLookupAppointmentRequest } from '../../../schemas/generated/api/appointments/lookup-appointment/request.js';
import { checkRescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Sending } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import { isOffered } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { Booked, World } from '../../world/World.ts';
import { placeDiffers } from '../places/placeDiffers.ts';
import { codeCases, type Named, nobodys } from './codeCases.ts';
import { differsFromAsked } from './differsFromAsked.ts';
import { moving, pairWithTimes, timeOf } from './moves.ts';

const lookup = ({ id, confirmCode }: Named): Sending => ({ id, body: { confirmCode } });

const bookedInClinic = async ({ find, book }: World): Promise<Booked> => book(await find.clinics.next());

const bookedPair = async ({ find, book }: World) => {
  const { first, followup: followupAppointment } = await find.pairs.next();
  const { appointment, followup } = await book(first, { followupAppointment });
  return { first: appointment, second: followup ?? appointment };
};

const cancel = ({ guest }: World, { id, confirmCode }: Named) =>
  guest.send('cancel-appointment', { id, body: { status: 'CANCELED', confirmCode } });

const move = ({ guest }: World, sending: Sending) =>
  ask(guest, 'reschedule-appointment', checkRescheduleAppointmentReply, sending);

/** One appointment as the reply should describe it. */
interface Expected {
  readonly id: string;
  readonly calendarUid?: string | undefined;
  readonly canReschedule?: boolean | undefined;
  readonly status: 'BOOKED' | 'CANCELED';
  readonly canBeCanceled: boolean;
}

const checkAppointments =
  (expected: readonly Expected[]) =>
  ({ data: { appointments } }: LookupAppointmentReply): ContractViolation | undefined =>
    firstWrong(
      unless(
        appointments.length === expected.length,
        '/data/appointments',
        `${expected.length} of them`,
        String(appointments.length),
      ),
      ...expected.flatMap(({ id, calendarUid, canReschedule, status, canBeCanceled }, index) => {
        const at = `/data/appointments/${index}`;
        const actual = appointments[index];
        return [
          unless(actual?.id === id, `${at}/id`, 'the id of the booking', 'another one'),
          unless(actual?.calendarUid === calendarUid, `${at}/calendarUid`, 'that of the booking', 'another one'),
          unless(
            status === 'CANCELED' || !canReschedule || !canBeCanceled || actual?.canReschedule === true,
            `${at}/canReschedule`,
            'true, as for the booking',
            String(actual?.canReschedule),
          ),
          unless(actual?.status === status, `${at}/status`, status, String(actual?.status)),
          unless(
            (actual?.confirmCode !== undefined) === canBeCanceled,
            `${at}/confirmCode`,
            canBeCanceled ? 'the code that cancels it' : 'none: the code that was sent does not cancel it',
            canBeCanceled ? 'none' : 'a code',
          ),
        ];
      }),
    );

/** Finds what is not that of the visit that was booked: services and their names, day, quarter hour, zone and place. */
function isOf(at: Bookable, { data }: LookupAppointmentReply) {
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
      service?.name === serviceName,
      '/data/appointments/0/services/0/name',
      `${serviceName}, as on the menu`,
      String(service?.name),
    ),
    differsFromAsked(place, data.provider, '/data/provider'),
    placeDiffers(at.provider, data.provider, '/data/provider'),
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
        const { appointment } = await bookedInClinic(world);
        await world.guest.send('lookup-appointment', lookup(appointment));
        const to = await world.find.clinics.next();
        await move(world, moving(appointment, timeOf(to)));
        return { ...lookup(appointment), findViolation: (reply) => isOf(to, reply) };
      },
    },
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
              ...offered.map((isFree, index) =>
                unless(
                  isFree,
                  `/data/appointments/${index}`,
                  `${left[index]?.time} offered to others again`,
                  'not offered',
                ),
              ),
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
      name: 'of a pair whose second is canceled',
      statuses: [200],
      send: async (world) => {
        const { first, second } = await bookedPair(world);
        await cancel(world, second);
        return {
          ...lookup(first),
          findViolation: checkAppointments([
            { ...first, status: 'BOOKED', canBeCanceled: true },
            { ...second, status: 'CANCELED', canBeCanceled: true },
          ]),
        };
      },
    },
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
