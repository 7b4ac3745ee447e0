import {
  checkLookupAppointmentReply,
  type LookupAppointmentReply,
} from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import { checkLookupAppointmentRequest } from '../../../schemas/generated/api/appointments/lookup-appointment/request.js';
import { defineContract } from '../../case/defineContract.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Sending } from '../../exchange/Sending.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { Booked, World } from '../../world/World.ts';
import { differsFromAsked } from './differsFromAsked.ts';

interface Named {
  readonly id: string;
  readonly confirmCode: string;
}

const lookup = ({ id, confirmCode }: Named): Sending => ({ id, body: { confirmCode } });

/** An appointment that does not exist. */
const nobodys: Named = { id: 'AAAAAAAAAAAAAAAAAAAAAA', confirmCode: 'WRONG-CODE' };

const bookedInClinic = async ({ find, book }: World): Promise<Booked> => book(await find.clinics.next());

const bookedPair = async ({ find, book }: World) => {
  const { first, followup: followupAppointment } = await find.pairs.next();
  const { appointment, followup } = await book(first, { followupAppointment });
  return { first: appointment, second: followup ?? appointment };
};

const cancel = ({ guest }: World, { id, confirmCode }: Named) =>
  guest.send('cancel-appointment', { id, body: { status: 'CANCELED', confirmCode } });

/** One appointment as the reply should describe it. */
interface Expected {
  readonly id: string;
  readonly calendarUid?: string | undefined;
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
      ...expected.flatMap(({ id, calendarUid, status, canBeCanceled }, index) => {
        const at = `/data/appointments/${index}`;
        const actual = appointments[index];
        return [
          unless(actual?.id === id, `${at}/id`, 'the id of the booking', 'another one'),
          unless(actual?.calendarUid === calendarUid, `${at}/calendarUid`, 'that of the booking', 'another one'),
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

/** Finds what is not that of the visit that was booked: services, day, quarter hour, zone and place. */
function isOf({ businessName, serviceId, time, timezone, where }: Bookable, { data }: LookupAppointmentReply) {
  const [appointment] = data.appointments;
  const asked = { serviceIds: [serviceId], dateTime: { value: time, timezone } };
  const said = appointment && {
    dateTime: appointment.dateTime,
    serviceIds: appointment.services.map(({ id }) => id),
  };
  const place = { businessName, locationNumber: where.locationNumber };
  return (
    differsFromAsked(asked, said, '/data/appointments/0') ?? differsFromAsked(place, data.provider, '/data/provider')
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
      name: 'of a canceled appointment',
      statuses: [200],
      send: async (world) => {
        const { appointment } = await bookedInClinic(world);
        await cancel(world, appointment);
        return {
          ...lookup(appointment),
          findViolation: checkAppointments([{ ...appointment, status: 'CANCELED', canBeCanceled: true }]),
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
    {
      name: 'with a wrong code, answered like an unknown id',
      statuses: [404],
      code: 'appointmentNotFound',
      send: async (world) => {
        const { appointment } = await bookedInClinic(world);
        const unknown = await world.guest.send('lookup-appointment', lookup(nobodys));
        return {
          ...lookup({ ...appointment, confirmCode: nobodys.confirmCode }),
          ...(unknown.kind === 'answered' && { sameAs: unknown.text }),
        };
      },
    },
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
