import { randomUUID } from 'node:crypto';
import {
  type CreateReservationReply,
  checkCreateReservationReply,
} from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { checkCreateReservationRequest } from '../../../schemas/generated/api/time-slots/create-reservation/request.js';
import { defineContract } from '../../case/defineContract.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless, unlessOne } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import { reservation, type World } from '../../world/World.ts';
import { licensesOf } from '../places/licensesOf.ts';
import { elsewhereGiven } from '../services/elsewhereGiven.ts';
import { holdCases, LONGEST_MS } from './holdCases.ts';
import { mostCases } from './mostCases.ts';
import { nearlyFree } from './nearlyFree.ts';
import { ownCases } from './ownCases.ts';
import { refusedReservationCases } from './refusedReservationCases.ts';
import { todayCases } from './todayCases.ts';

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

/** Finds a reservation that says to have ended already, or to last for days, or that says it by another clock than UTC. */
const endsAhead = ({ data }: CreateReservationReply): ContractViolation | undefined => {
  const { expiresAt } = data.appointmentReservations;
  if (expiresAt === undefined) return undefined;
  const ahead = Date.parse(expiresAt) - Date.now();
  const at = '/data/appointmentReservations/expiresAt';
  return firstWrong(
    unless(ahead > 0 && ahead < LONGEST_MS, at, 'an end ahead, within a quarter of an hour', expiresAt),
    unless(/(?:Z|[+-]00:00)$/i.test(expiresAt), at, 'a time in UTC', expiresAt),
  );
};

export const createReservation = defineContract({
  call: 'create-reservation',
  checkRequest: checkCreateReservationRequest,
  checkReply: checkCreateReservationReply,
  whole: (world) => ofClinic(world),
  cases: [
    {
      name: 'in a clinic',
      statuses: [200],
      send: async (world) => ({ ...(await ofClinic(world)), findViolation: endsAhead }),
    },
    ...ownCases,
    {
      name: 'by video in a state where nobody is licensed',
      statuses: [404],
      code: 'notLicensed',
      send: async (world) => {
        const at = await world.find.videos.next();
        const { unlicensed } = await licensesOf(world, at.serviceId);
        return { body: reservation({ ...at, where: { licensureState: unlicensed } }) };
      },
    },
    {
      name: 'by video in a state',
      statuses: [200],
      send: async ({ find }) => ({ body: reservation(await find.videos.next()), findViolation: endsAhead }),
    },
    {
      name: 'of a dietitian',
      statuses: [200],
      send: async ({ find }) => ({ body: reservation(await find.dietitians.next()), findViolation: endsAhead }),
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
      code: 'idempotencyKeyReused',
      send: async (world) => {
        const { headers } = await reservedWithKey(world);
        return { ...(await ofClinic(world)), headers };
      },
    },
    {
      name: 'of a time that somebody else has reserved',
      statuses: [409],
      code: 'slotTaken',
      send: async ({ find, reserve, rival }) => {
        const at = await find.clinics.next();
        await reserve(rival, at);
        return { body: reservation(at) };
      },
    },
    ...([0, 1] as const).map((which) => ({
      name: `of the ${['first', 'second'][which]} of two times that somebody else holds`,
      statuses: [409],
      code: 'slotTaken',
      send: async ({ find, reserve, rival }: World) => {
        const held = [await find.clinics.next(), await find.clinics.next()] as const;
        for (const each of held) await reserve(rival, each);
        return { body: reservation(held[which]) };
      },
    })),
    {
      name: 'of a time that two guests asked for at once: one of them got it',
      statuses: [200],
      send: async ({ find, guest, rival }) => {
        const body = reservation(await find.clinics.next());
        const both = await Promise.all([guest, rival].map((each) => each.send('create-reservation', { body })));
        return { body: reservation(await find.clinics.next()), findViolation: () => unlessOne(both) };
      },
    },
    ...holdCases,
    ...refusedReservationCases,
    ...todayCases,
    ...mostCases,
    {
      name: 'of a time that is past since years',
      statuses: [409],
      code: 'timePast',
      send: async (world) => ofClinic(world, { reservationTime: '2020-01-01 03:00:00' }),
    },
    ...Object.entries(nearlyFree).map(([what, nearly]) => ({
      name: `of ${what}`,
      statuses: [409],
      code: 'slotTaken',
      send: async ({ find }: World) => ({ body: reservation(nearly(await find.clinics.first())) }),
    })),
    {
      name: 'of a time that is too far ahead',
      statuses: [409],
      code: 'tooFarAhead',
      send: async (world) => ofClinic(world, { reservationTime: '2090-01-02 09:00:00' }),
    },
    ...elsewhereGiven.map(({ what, changed }) => ({
      name: `of ${what}`,
      statuses: [404],
      code: 'providerUnavailable',
      send: async (world: World) => ({ body: reservation(await changed(world)) }),
    })),
    {
      name: 'of any dietitian of a state',
      statuses: [200],
      send: async ({ find, target }) => ({
        body: reservation({ ...(await find.dietitians.next()), where: { licensureState: target.state } }),
      }),
    },
    {
      name: 'of a place that does not exist',
      statuses: [404],
      code: 'providerUnavailable',
      send: (world) => ofClinic(world, { locationNumber: '99999999' }),
    },
    {
      name: 'of a service that does not exist',
      statuses: [404],
      code: 'providerUnavailable',
      send: (world) => ofClinic(world, { serviceId: 999_999_999 }),
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
    { name: 'text that is not JSON', statuses: [400], code: 'badRequest', send: () => ({ text: '{' }) },
  ],
});
