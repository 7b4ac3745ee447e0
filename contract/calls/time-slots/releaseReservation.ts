import {
  checkReleaseReservationReply,
  type ReleaseReservationReply,
} from '../../../schemas/generated/api/time-slots/release-reservation/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { unless } from '../../check/unless.ts';
import type { World } from '../../world/World.ts';
import { inAMoment, LONGEST_MS } from './holdCases.ts';
import { nearlyCodes } from './ownCases.ts';

const otherCase = (code: string): string =>
  code.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Finds a reply that names another reservation than was released. */
const isReleased =
  (id: string) =>
  ({ data: { appointmentReservations: released } }: ReleaseReservationReply) =>
    unless(
      released.reservationCode === id,
      '/data/appointmentReservations/reservationCode',
      'the code that was sent',
      'another one',
    );

export const releaseReservation = defineContract({
  call: 'release-reservation',
  checkReply: checkReleaseReservationReply,
  cases: [
    {
      name: 'of a reserved time',
      statuses: [200],
      send: async ({ find, reserve, guest }) => {
        const id = await reserve(guest, await find.clinics.next());
        return { id, findViolation: isReleased(id) };
      },
    },
    {
      name: 'of the first of two times that a guest holds',
      statuses: [200],
      send: async ({ find, reserve, guest }) => {
        const id = await reserve(guest, await find.clinics.next());
        await reserve(guest, await find.clinics.next());
        return { id, findViolation: isReleased(id) };
      },
    },
    {
      name: 'of a time that another browser reserved, by who knows its code',
      statuses: [200],
      send: async ({ find, reserve, rival }) => {
        const id = await reserve(rival, await find.clinics.next());
        return { id, findViolation: isReleased(id) };
      },
    },
    {
      name: 'that has ended by itself',
      statuses: [404],
      code: 'reservationNotFound',
      send: async ({ find, reserve, guest, setClock }) => {
        if (!setClock) throw skipped('when a reservation ends is not proven: nobody sets the clock of the server');
        const id = await reserve(guest, await find.clinics.next());
        await setClock(new Date(Date.now() + LONGEST_MS));
        return { id };
      },
    },
    {
      name: 'of a reservation that was replaced',
      statuses: [404],
      code: 'reservationNotFound',
      send: async ({ find, reserve, guest }) => {
        const at = await find.clinics.next();
        const id = await reserve(guest, at);
        await reserve(guest, at);
        return { id };
      },
    },
    {
      name: 'of a reservation that was released some minutes ago',
      statuses: [404],
      code: 'reservationNotFound',
      send: async ({ find, reserve, guest, setClock }) => {
        if (!setClock) throw skipped('when a released time is free is not proven: nobody sets the clock of the server');
        const id = await reserve(guest, await find.clinics.next());
        await guest.send('release-reservation', { id });
        await setClock(inAMoment());
        return { id };
      },
    },
    {
      name: 'of a reservation that has ended',
      statuses: [404],
      code: 'reservationNotFound',
      send: async ({ find, reserve, guest, setClock }) => {
        if (!setClock) throw skipped('when a reservation ends is not proven: nobody sets the clock of the server');
        const id = await reserve(guest, await find.clinics.next());
        await setClock(new Date(Date.now() + LONGEST_MS));
        return { id };
      },
    },
    ...[0, 1].map((which) => ({
      name: `by a code with one character ${['less', 'more'][which]}`,
      statuses: [404],
      code: 'reservationNotFound',
      send: async ({ find, reserve, guest }: World) => ({
        id: nearlyCodes(await reserve(guest, await find.clinics.next()))[which] ?? '',
      }),
    })),
    {
      name: 'by a code whose letters are of the other case',
      statuses: [404],
      code: 'reservationNotFound',
      send: async ({ find, reserve, guest }) => ({ id: otherCase(await reserve(guest, await find.clinics.next())) }),
    },
    {
      name: 'that does not exist',
      statuses: [404],
      code: 'reservationNotFound',
      send: () => ({ id: 'no-such-reservation' }),
    },
  ],
});
