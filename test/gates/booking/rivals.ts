import fc from 'fast-check';
import { checkCreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { sampled } from '../../../tools/documents/sampled.ts';
import { booking, paths, reservation, sunday } from '../../reference-backend/support/calls.ts';
import type { DatabaseKind } from '../../reference-backend/support/databases.ts';
import { type Bar, countCases, type Gate } from '../Gate.ts';
import type { Backends } from './Backends.ts';
import { type Caller, callerAt } from './Caller.ts';
import { onBackends } from './onBackends.ts';
import { countBooked, wrongClaims } from './wrongClaims.ts';

const wholeRounds = 100;
const wholeRivals = 1_000;
const time = '08:00:00';

/**
 * How a guest tries to get the slot: by booking at once, or by reserving it first. The app releases the reservation
 * right before it books.
 */
type Way = 'book' | 'reserve, book' | 'reserve, release, book';
const ways = fc.constantFrom<Way>('book', 'reserve, book', 'reserve, release, book');

/** The answers that the guest got, such as 'book 409'. Without a reservation there is nothing to book. */
async function goFor(call: Caller, way: Way, name: string): Promise<readonly string[]> {
  const book = async () => `book ${(await call('POST', paths.appointments, { body: booking(name, time) })).status}`;
  if (way === 'book') return [await book()];
  const { status, body } = await call('POST', paths.reservations, { body: reservation(time) });
  const reserved = `reserve ${status}`;
  if (!checkCreateReservationReply(body)) return [reserved];
  if (way === 'reserve, book') return [reserved, await book()];
  const path = `${paths.reservations}/${body.data.appointmentReservations.reservationCode}`;
  const released = `release ${(await call('DELETE', path)).status}`;
  return [reserved, released, await book()];
}

const expected = ['book 200', 'book 409', 'reserve 200', 'reserve 409', 'release 200'];

/** What went wrong in one round. */
async function playRound({ urls, database, clear }: Backends, chosen: readonly Way[]): Promise<readonly string[]> {
  await clear();
  const outcomes = await Promise.allSettled(
    chosen.map((way, index) => {
      const name = `Rival${index}`;
      return goFor(callerAt(urls[index % urls.length] ?? '', name), way, name);
    }),
  );
  const answers = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value : [String(each.reason)]));
  const won = answers.filter((answer) => answer === 'book 200').length;
  const unexpected = answers.filter((answer) => !expected.includes(answer));
  const { appointments, claims, mails } = await countBooked(database);
  return [
    ...(won === 1 && appointments === 1 ? [] : [`${won} won, ${appointments} are booked`]),
    ...(claims === 1 ? [] : [`${claims} claims`]),
    ...(mails === 1 ? [] : [`${mails} mails`]),
    ...(unexpected.length === 0
      ? []
      : [`${unexpected.length} unexpected answers: ${[...new Set(unexpected)].join(', ')}`]),
    ...(await wrongClaims(database)),
  ];
}

/**
 * A thousand guests try to book one slot at the same moment: exactly one gets it, and all others learn that it is
 * taken.
 */
export const rivals = (kind: DatabaseKind): Gate => ({
  name: `rivals/${kind}`,
  run: (size) =>
    onBackends(kind, 'Double booking', async (backends): Promise<readonly Bar[]> => {
      const rounds = countCases(wholeRounds, size);
      const crowd = Math.min(wholeRivals, countCases(wholeRounds * wholeRivals, size));
      await backends.setClock(sunday);
      const allWays = [...sampled(ways, rounds * crowd, size.seed)];
      const examples: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const errors = await playRound(backends, allWays.slice(round * crowd, (round + 1) * crowd));
        if (errors.length > 0) examples.push(`round ${round + 1}: ${errors.join('; ')}`);
      }
      return [
        {
          bar: `Double booking on ${kind}`,
          cases: rounds * crowd,
          figure: `${examples.length} of ${rounds} rounds without one winner, one mail, nothing left behind`,
          goal: `0, with ${crowd} rivals each`,
          met: examples.length === 0,
          examples: examples.slice(0, 5),
        },
      ];
    }),
});
