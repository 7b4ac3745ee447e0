import { randomUUID } from 'node:crypto';
import {
  type CreateReservationReply,
  checkCreateReservationReply,
} from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { isGuessable } from '../../check/isGuessable.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { parseJson } from '../../exchange/json.ts';
import { booking } from '../../samples/booking.ts';
import type { Caller } from '../../world/Guest.ts';
import type { Bookable } from '../../world/Pool.ts';
import { reservation, type World } from '../../world/World.ts';
import { refusedBookings } from '../appointments/leftFreeCases.ts';
import { inAMoment } from './holdCases.ts';

/** What a guest gets who reserves a time: a code, and the cookie of their browser. */
async function givenTo(guest: Caller, { find }: World) {
  const body = reservation(await find.clinics.next());
  const exchange = await guest.send('create-reservation', { body });
  const reply = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
  if (exchange.kind !== 'answered' || !checkCreateReservationReply(reply)) throw blocked('no time can be reserved');
  const cookie = exchange.beside?.setCookies.find((line) => line.startsWith('stepwell_guest='));
  return { code: reply.data.appointmentReservations.reservationCode, cookie: cookie?.split(';')[0] };
}

/** Codes that differ from one in their length alone. */
export const nearlyCodes = (code: string): readonly string[] => [code.slice(0, -1), `${code}x`];

/** What somebody does with one of two times, so that the other one is theirs as before. */
const WITH_ANOTHER: Readonly<Record<string, (world: World, other: Bookable) => Promise<unknown>>> = {
  'released another one': async ({ reserve, rival }, other) =>
    rival.send('release-reservation', { id: await reserve(rival, other) }),
  'booked another one': async ({ reserve, rival, patient }, other) => {
    await reserve(rival, other);
    return rival.send('schedule-appointment', { body: booking(other, patient()) });
  },
};

/** What is one guest's own, and nobody else's. */
export const ownCases: readonly ContractCase<CreateReservationReply>[] = [
  {
    name: 'by two guests: neither has the cookie of the other, nor a code from which theirs can be guessed',
    statuses: [200],
    send: async (world) => {
      const [one, other] = [await givenTo(world.guest, world), await givenTo(world.rival, world)];
      const isShared = one.cookie !== undefined && other.cookie !== undefined && isGuessable(one.cookie, other.cookie);
      return {
        body: reservation(await world.find.clinics.next()),
        findViolation: () =>
          firstWrong(
            unless(one.cookie !== undefined, 'set-cookie', 'stepwell_guest, with the first POST', 'none'),
            unless(!isShared, 'set-cookie', 'a value of its own for each browser', 'one for two, or nearly'),
            unless(
              !isGuessable(one.code, other.code),
              '/data/appointmentReservations/reservationCode',
              'a random text that nobody can guess',
              'one that differs from that of another reservation in very few characters',
            ),
          ),
      };
    },
  },
  {
    name: 'of a time that was refused to another guest for the form of their request',
    statuses: [200],
    send: async ({ find, rival }) => {
      const body = reservation(await find.clinics.next());
      await rival.send('create-reservation', { body: { ...body, unexpected: 'x' } });
      await rival.send('create-reservation', { body, headers: { 'x-tenant': 'nobody-we-know' } });
      return { body };
    },
  },
  {
    name: 'of a time that somebody else holds, to whom another one was refused',
    statuses: [409],
    code: 'slotTaken',
    send: async ({ find, reserve, book, rival, setClock }) => {
      const at = await find.clinics.next();
      await reserve(rival, at);
      const { at: taken } = await book(await find.clinics.next());
      await rival.send('create-reservation', { body: reservation(taken) });
      await setClock?.(inAMoment());
      return { body: reservation(at) };
    },
  },
  {
    name: 'of a time that somebody else holds, whose bookings of it were refused',
    statuses: [409],
    code: 'slotTaken',
    send: async (world) => {
      const at = await world.find.clinics.next();
      await world.reserve(world.rival, at);
      for (const refused of Object.values(refusedBookings))
        await world.rival.send('schedule-appointment', { body: await refused(world, at) });
      await world.setClock?.(inAMoment());
      return { body: reservation(at) };
    },
  },
  ...['released', 'booked'].map((done) => ({
    name: `of a time that somebody else holds, who has ${done} another one`,
    statuses: [409],
    code: 'slotTaken',
    send: async ({ find, reserve, rival, patient, setClock }: World) => {
      const [other, at] = [await find.clinics.next(), await find.clinics.next()];
      const id = await reserve(rival, other);
      await reserve(rival, at);
      if (done === 'released') await rival.send('release-reservation', { id });
      else await rival.send('schedule-appointment', { body: booking(other, patient()) });
      await setClock?.(inAMoment());
      return { body: reservation(at) };
    },
  })),
  {
    name: 'with an Idempotency-Key that another guest sent with another request',
    statuses: [200],
    send: async (world) => {
      const { find, guest, rival } = world;
      // By its cookie a guest is known.
      await givenTo(guest, world);
      const headers = { 'idempotency-key': randomUUID() };
      await rival.send('create-reservation', { body: reservation(await find.clinics.next()), headers });
      return { body: reservation(await find.clinics.next()), headers };
    },
  },
  {
    name: 'of a time that somebody else holds, whose release was refused for an unknown tenant, and for a code that is nearly theirs',
    statuses: [409],
    code: 'slotTaken',
    send: async ({ find, reserve, rival, setClock }) => {
      const at = await find.clinics.next();
      const id = await reserve(rival, at);
      await rival.send('release-reservation', { id, headers: { 'x-tenant': 'nobody-we-know' } });
      for (const nearly of nearlyCodes(id)) await rival.send('release-reservation', { id: nearly });
      await setClock?.(inAMoment());
      return { body: reservation(at) };
    },
  },
  ...Object.entries(WITH_ANOTHER).map(([name, act]) => ({
    name: `of a time that somebody else holds, who ${name}`,
    statuses: [409],
    code: 'slotTaken',
    send: async (world: World) => {
      const at = await world.find.clinics.next();
      await world.reserve(world.rival, at);
      await act(world, await world.find.clinics.next());
      await world.setClock?.(inAMoment());
      return { body: reservation(at) };
    },
  })),
];
