import { checkScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { CreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { retryAfter } from '../../check/limitReached.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Exchange } from '../../exchange/Exchange.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import { reservation, type World } from '../../world/World.ts';
import { inAMoment, LONGEST_MS } from './holdCases.ts';

/** As `openapi.json` says: the limit `reservationsPerGuest`. */
const MOST_OF_A_GUEST = 6;

const isGranted = (exchange: Exchange): boolean => exchange.kind === 'answered' && exchange.status === 200;

/** Whether another guest may reserve one time more. */
const oneMore = async ({ find, rival }: World): Promise<Exchange> =>
  rival.send('create-reservation', { body: reservation(await find.clinics.next()), reachesLimit: true });

/** A guest may hold some times at once: one that was released or booked counts no more, one that is prolonged once. */
export const mostCases: readonly ContractCase<CreateReservationReply>[] = [
  {
    name: 'of one time more than a guest may have reserved at once',
    statuses: [503],
    code: 'limitReached',
    send: async ({ find, reserve, guest }) => {
      for (let held = 0; held < MOST_OF_A_GUEST; held += 1) await reserve(guest, await find.clinics.next());
      return { body: reservation(await find.clinics.next()), reachesLimit: true };
    },
  },
  {
    name: 'after another guest got one time more than the most at once, because one of them was booked, and no more until one ends',
    statuses: [200],
    send: async (world) => {
      const { find, reserve, rival, patient, setClock } = world;
      const booked = await find.clinics.next();
      const released = await find.clinics.next();
      await reserve(rival, booked);
      const id = await reserve(rival, released);
      for (let held = 2; held < MOST_OF_A_GUEST; held += 1) await reserve(rival, await find.clinics.next());
      const prolonged = await rival.send('create-reservation', { body: reservation(booked), reachesLimit: true });
      const sending = { body: booking(booked, patient()) };
      await ask(rival, 'schedule-appointment', checkScheduleAppointmentReply, sending);
      const afterBooking = await oneMore(world);
      const refused = await oneMore(world);
      await rival.send('release-reservation', { id });
      // What is released may stay with its guest for a moment.
      await setClock?.(inAMoment());
      const afterRelease = setClock === undefined || isGranted(await oneMore(world));
      const after = retryAfter(refused);
      return {
        body: reservation(await find.clinics.next()),
        findViolation: () =>
          firstWrong(
            unless(isGranted(prolonged), '', 'a time that is prolonged counts once', 'a refusal'),
            unless(
              isGranted(afterBooking),
              '',
              'a time for who has booked one of the most that may be reserved',
              'a refusal',
            ),
            unless(!isGranted(refused), '', 'no more than that: the other ones are still reserved', 'one more'),
            unless(
              after === undefined || after <= LONGEST_MS / 1000,
              'retry-after',
              'seconds until one of the reservations ends',
              String(after),
            ),
            unless(afterRelease, '', 'a time for who has released one of the most that may be reserved', 'a refusal'),
          ),
      };
    },
  },
];
