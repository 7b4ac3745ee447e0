import { checkReleaseReservationReply } from '../../../schemas/generated/api/time-slots/release-reservation/reply.js';
import { defineContract } from '../../case/defineContract.ts';
import { unless } from '../../check/unless.ts';

export const releaseReservation = defineContract({
  call: 'release-reservation',
  checkReply: checkReleaseReservationReply,
  cases: [
    {
      name: 'of a reserved time',
      statuses: [200],
      send: async ({ find, reserve, guest }) => {
        const id = await reserve(guest, await find.clinics.next());
        return {
          id,
          findViolation: ({ data: { appointmentReservations: released } }) =>
            unless(
              released.reservationCode === id,
              '/data/appointmentReservations/reservationCode',
              'the code that was sent',
              'another one',
            ),
        };
      },
    },
    {
      name: 'of the first of two times that a guest holds',
      statuses: [200],
      send: async ({ find, reserve, guest }) => {
        const id = await reserve(guest, await find.clinics.next());
        await reserve(guest, await find.clinics.next());
        return { id };
      },
    },
    {
      name: 'of a reservation that was replaced',
      statuses: [404],
      send: async ({ find, reserve, guest }) => {
        const at = await find.clinics.next();
        const id = await reserve(guest, at);
        await reserve(guest, at);
        return { id };
      },
    },
    { name: 'that does not exist', statuses: [404], send: () => ({ id: 'no-such-reservation' }) },
  ],
});
