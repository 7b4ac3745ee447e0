import { randomUUID } from 'node:crypto';
import { checkCreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { checkCreateReservationRequest } from '../../../schemas/generated/api/time-slots/create-reservation/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import { tomorrow } from '../../world/daysFromToday.ts';
import { reservation, type World } from '../../world/World.ts';

/** A request that reserves a time of a clinic, with some fields replaced. */
const ofClinic = async ({ find }: World, more: object = {}) => ({
  body: { ...reservation(await find.clinics.next()), ...more },
});

/** Reserves a time of a clinic under an Idempotency-Key; gives that request and the reservation code. */
async function reservedWithKey({ find, guest }: World) {
  const at = await find.clinics.next();
  const sending = { body: reservation(at), headers: { 'idempotency-key': randomUUID() } };
  const { data } = await ask(guest, 'create-reservation', checkCreateReservationReply, sending);
  return { ...sending, code: data.appointmentReservations.reservationCode };
}

export const createReservation = defineContract({
  call: 'create-reservation',
  checkRequest: checkCreateReservationRequest,
  checkReply: checkCreateReservationReply,
  whole: (world) => ofClinic(world),
  cases: [
    { name: 'in a clinic', statuses: [200], send: (world) => ofClinic(world) },
    {
      name: 'by video in a state',
      statuses: [200],
      send: async ({ find }) => ({ body: reservation(await find.videos.next()) }),
    },
    {
      name: 'of a dietitian',
      statuses: [200],
      send: async ({ find }) => ({ body: reservation(await find.dietitians.next()) }),
    },
    {
      name: 'again with the same Idempotency-Key',
      statuses: [200],
      send: async (world) => {
        const { code, ...sending } = await reservedWithKey(world);
        return {
          ...sending,
          findViolation: ({ data: { appointmentReservations: reserved } }) =>
            unless(
              reserved.reservationCode === code,
              '/data/appointmentReservations/reservationCode',
              'the code of the first reply',
              'another one',
            ),
        };
      },
    },
    {
      name: 'another request with the same Idempotency-Key',
      statuses: [422],
      send: async (world) => {
        const { headers } = await reservedWithKey(world);
        return { ...(await ofClinic(world)), headers };
      },
    },
    {
      name: 'of a time that somebody else has reserved',
      statuses: [409],
      send: async ({ find, reserve, rival }) => {
        const at = await find.clinics.next();
        await reserve(rival, at);
        return { body: reservation(at) };
      },
    },
    {
      name: 'of a time that is never free',
      statuses: [409],
      send: async (world) => ofClinic(world, { reservationTime: '2020-01-01 03:00:00' }),
    },
    {
      name: 'of a time that is too far ahead',
      statuses: [409],
      code: 'tooFarAhead',
      send: async (world) => ofClinic(world, { reservationTime: '2090-01-02 09:00:00' }),
    },
    {
      name: 'of a dietitian who needs more days to prepare',
      statuses: [409],
      code: 'tooSoon',
      send: async ({ find }) => {
        const at = await find.dietitians.next();
        return { body: reservation({ ...at, time: `${tomorrow()} 12:00:00` }) };
      },
    },
    {
      name: 'of a place that does not exist',
      statuses: [404],
      send: (world) => ofClinic(world, { locationNumber: '99999999' }),
    },
    {
      name: 'of a service that does not exist',
      statuses: [404],
      send: (world) => ofClinic(world, { serviceId: 999_999_999 }),
    },
    {
      name: 'neither a place nor a state',
      statuses: [400],
      send: (world) => ofClinic(world, { locationNumber: undefined }),
    },
    {
      name: 'a place and a state at once',
      statuses: [400],
      send: (world) => ofClinic(world, { licensureState: world.target.state }),
    },
    {
      name: 'a dietitian and a state at once',
      statuses: [400],
      send: async ({ find, target }) => ({
        body: { ...reservation(await find.dietitians.next()), licensureState: target.state },
      }),
    },
    { name: 'text that is not JSON', statuses: [400], send: () => ({ text: '{' }) },
  ],
});
