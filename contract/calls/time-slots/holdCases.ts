import {
  type CreateReservationReply,
  checkCreateReservationReply,
} from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Exchange } from '../../exchange/Exchange.ts';
import { booking } from '../../samples/booking.ts';
import { ask } from '../../world/ask.ts';
import { reservation, type World } from '../../world/World.ts';
import { moving, timeOf } from '../appointments/moves.ts';

/** Every kind of visit whose time can be held. */
const KINDS = {
  'in a clinic': 'clinics',
  'in a pharmacy': 'pharmacies',
  'by video': 'videos',
  'of a dietitian': 'dietitians',
} as const;

/** A hold lasts ten minutes, and the clocks of two machines differ by a little. */
export const LONGEST_MS = 15 * 60_000;

/** A time that somebody else had reserved until just now, and whether it was kept for them until then. */
async function justEnded({ find, rival, guest, setClock }: World, pool: (typeof KINDS)[keyof typeof KINDS]) {
  const body = reservation(await find[pool].next());
  const { data } = await ask(rival, 'create-reservation', checkCreateReservationReply, { body });
  const { expiresAt } = data.appointmentReservations;
  if (!setClock || expiresAt === undefined)
    throw skipped('when a reservation ends is not proven: nobody sets the clock of the server');
  const end = Date.parse(expiresAt);
  // The clock of a server is not set far ahead for an end that is wrong.
  if (!(end - Date.now() < LONGEST_MS)) throw blocked('the reservation ends later than a hold may');
  await setClock(new Date(end - 30_000));
  const before = await guest.send('create-reservation', { body });
  await setClock(new Date(end + 1_000));
  return { body, wasKept: before.kind === 'answered' && before.status === 409 };
}

/** How often a hold is prolonged, as `openapi.json` says. */
const MOST_RENEWALS = 3;

/** A time whose guest reserved it again and again until just now, with the ends that were said, and whether it was kept until the last. */
async function justEndedAgain({ find, rival, guest, setClock }: World, pool: (typeof KINDS)[keyof typeof KINDS]) {
  if (!setClock) throw skipped('how long a hold is prolonged is not proven: nobody sets the clock of the server');
  const body = reservation(await find[pool].next());
  const ends: number[] = [];
  for (let times = 0; times <= MOST_RENEWALS + 1; times += 1) {
    if (times > 0) await setClock(new Date(Date.now() + times * 60_000));
    const { data } = await ask(rival, 'create-reservation', checkCreateReservationReply, { body });
    ends.push(Date.parse(data.appointmentReservations.expiresAt ?? ''));
  }
  const [last = 0] = ends.slice(-1);
  if (!(last - Date.now() < LONGEST_MS + MOST_RENEWALS * 60_000)) throw blocked('the end of a hold is not known');
  await setClock(new Date(last - 30_000));
  const before = await guest.send('create-reservation', { body });
  await setClock(new Date(last + 1_000));
  return { body, ends, wasKept: before.kind === 'answered' && before.status === 409 };
}

/** A released time may stay with its guest for a moment; a hold lasts longer. */
const MOMENT_MS = 3 * 60_000;

export const inAMoment = (): Date => new Date(Date.now() + MOMENT_MS);

/** So many persons may see guests by video at one time. */
const MOST_PERSONS = 20;

/**
 * Whether who holds a time can book it, and nobody else before or after, though somebody else tried to. By video somebody else may get the time
 * as well, with another person, and therefore tries until nobody is free.
 */
async function canBookHeld(world: World, pool: (typeof KINDS)[keyof typeof KINDS]): Promise<boolean> {
  const { find, guest, rival, reserve, patient, setClock } = world;
  const at = await find[pool].next();
  await reserve(rival, at);
  await setClock?.(inAMoment());
  for (let tries = 0; tries < MOST_PERSONS; tries += 1) {
    const other = await guest.send('schedule-appointment', { body: booking(at, patient()) });
    if (other.kind !== 'answered' || other.status !== 200) break;
  }
  // Who would hold it as well could not book it either.
  const held = await guest.send('create-reservation', { body: reservation(at) });
  const exchange = await rival.send('schedule-appointment', { body: booking(at, patient()) });
  const again = await guest.send('schedule-appointment', { body: booking(at, patient()) });
  return !isGranted(held) && isGranted(exchange) && !isGranted(again);
}

const isGranted = (exchange: Exchange): boolean => exchange.kind === 'answered' && exchange.status === 200;

/** What a hold and its release mean, for each kind of visit: servers may keep them in several ways. */
const casesOfKinds = Object.entries(KINDS).flatMap(([kind, pool]): readonly ContractCase<CreateReservationReply>[] => [
  {
    name: `after another guest booked what they held ${kind}, which somebody else had tried to book`,
    statuses: [200],
    send: async (world) => {
      const isKept = await canBookHeld(world, pool);
      return {
        body: reservation(await world.find.clinics.next()),
        findViolation: () =>
          unless(isKept, '', `a time ${kind} for who holds it, and for nobody else`, 'not so, though it was held'),
      };
    },
  },
  {
    name: `of a time ${kind} that somebody else has released some minutes ago`,
    statuses: [200],
    send: async ({ find, reserve, rival, setClock }) => {
      if (!setClock) throw skipped('when a released time is free is not proven: nobody sets the clock of the server');
      const at = await find[pool].next();
      await rival.send('release-reservation', { id: await reserve(rival, at) });
      await setClock(inAMoment());
      return { body: reservation(at) };
    },
  },
  // By video somebody else may be free meanwhile.
  ...(pool === 'videos'
    ? []
    : [
        {
          name: `of a time ${kind} whose reservation has just ended`,
          statuses: [200],
          send: async (world: World) => {
            const { body, wasKept } = await justEnded(world, pool);
            const at = '/data/appointmentReservations/expiresAt';
            return {
              body,
              findViolation: () => unless(wasKept, at, 'kept for the other guest until it ends', 'given away'),
            };
          },
        },
        {
          name: `of a time ${kind} that its guest reserved again and again: three times until later, and then no longer`,
          statuses: [200],
          send: async (world: World) => {
            const { body, ends, wasKept } = await justEndedAgain(world, pool);
            const at = '/data/appointmentReservations/expiresAt';
            const isLater = ends.slice(1).map((end, index) => end > (ends[index] ?? end));
            const isNeverEarlier = ends.slice(1).every((end, index) => end >= (ends[index] ?? end));
            const isRight = isNeverEarlier && isLater.every((is, index) => is === index < MOST_RENEWALS);
            return {
              body: isRight ? body : reservation(await world.find.clinics.next()),
              findViolation: () =>
                firstWrong(
                  unless(isNeverEarlier, at, 'no earlier end than an earlier reply said', 'one'),
                  unless(isRight, at, `a later end ${MOST_RENEWALS} times`, `${isLater.filter(Boolean).length} times`),
                  unless(wasKept, at, 'kept for the other guest until it ends', 'given away'),
                ),
            };
          },
        },
      ]),
]);

export const holdCases: readonly ContractCase<CreateReservationReply>[] = [
  ...casesOfKinds,
  {
    name: 'after another guest asked for the time of an appointment that could not be moved',
    statuses: [200],
    send: async ({ find, book, guest, rival }) => {
      const { appointment, at } = await book(await find.clinics.next());
      const taken = await book(await find.clinics.next());
      const refused = moving(appointment, timeOf(taken.at));
      const exchange = await guest.send('reschedule-appointment', refused);
      if (exchange.kind !== 'answered' || exchange.status === 200)
        throw blocked('it was moved to a time that is taken');
      const other = await rival.send('create-reservation', { body: reservation(at) });
      const isFreed = other.kind === 'answered' && other.status === 200;
      return {
        body: reservation(await find.clinics.next()),
        findViolation: () => unless(!isFreed, '', 'no time of an appointment for others: it was not moved', 'it'),
      };
    },
  },
];
