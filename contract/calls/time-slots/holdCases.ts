import type { CreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { ContractCase } from '../../case/ContractCase.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { unless } from '../../check/unless.ts';
import { booking } from '../../samples/booking.ts';
import { reservation, type World } from '../../world/World.ts';

/** Every kind of visit whose time can be held. */
const KINDS = {
  'in a clinic': 'clinics',
  'in a pharmacy': 'pharmacies',
  'by video': 'videos',
  'of a dietitian': 'dietitians',
} as const;

/** A released time may stay with its guest for a moment; a hold lasts longer. */
const MOMENT_MS = 3 * 60_000;

const inAMoment = (): Date => new Date(Date.now() + MOMENT_MS);

/**
 * Whether who holds a time can book it, though somebody else tried to book it before. By video somebody else may get the time
 * as well, with another person.
 */
async function canBookHeld(world: World, pool: (typeof KINDS)[keyof typeof KINDS]): Promise<boolean> {
  const { find, guest, rival, reserve, patient, setClock } = world;
  const at = await find[pool].next();
  await reserve(rival, at);
  await setClock?.(inAMoment());
  await guest.send('schedule-appointment', { body: booking(at, patient()) });
  const exchange = await rival.send('schedule-appointment', { body: booking(at, patient()) });
  return exchange.kind === 'answered' && exchange.status === 200;
}

/** What a hold and its release mean, for each kind of visit: servers may keep them in several ways. */
export const holdCases: readonly ContractCase<CreateReservationReply>[] = Object.entries(KINDS).flatMap(
  ([kind, pool]): readonly ContractCase<CreateReservationReply>[] => [
    {
      name: `after another guest booked what they held ${kind}, which somebody else had tried to book`,
      statuses: [200],
      send: async (world) => {
        const isKept = await canBookHeld(world, pool);
        return {
          body: reservation(await world.find.clinics.next()),
          findViolation: () => unless(isKept, '', `a time ${kind} for who holds it`, 'a refusal, though it was held'),
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
  ],
);
