import { text } from '../../../../reference-backend/database/columns.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { checkScheduleAppointmentReply } from '../../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { sampled } from '../../../../tools/documents/sampled.ts';
import { booking, monday, paths, sunday } from '../../../reference-backend/support/calls.ts';
import type { DatabaseKind } from '../../../reference-backend/support/databases.ts';
import { type Bar, countCases, type Gate } from '../../Gate.ts';
import type { Backends } from '../Backends.ts';
import { callerAt } from '../Caller.ts';
import { type CuttingProxy, startCuttingProxy } from '../cut/CuttingProxy.ts';
import { cuts } from '../cut/cuts.ts';
import { onBackends } from '../onBackends.ts';
import { countBooked, wrongClaims } from '../wrongClaims.ts';
import { bookThrough, cancelThrough, type Ended, type MovingGuest, moveThrough, wanted } from './moveThrough.ts';

const wholeRounds = 100;
/** Half hours of the clinic's Monday. One of three guests cancels besides. */
const times = [
  '07:30',
  '08:00',
  '08:30',
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '13:00',
  '13:30',
  '15:00',
  '15:30',
];

const networksOf = ({ urls }: Backends, proxies: readonly CuttingProxy[], name: string, turn: number) => ({
  name,
  badNetwork: proxies[turn % proxies.length]?.url ?? '',
  goodNetwork: urls[turn % urls.length] ?? '',
});

async function bookAll(backends: Backends, proxies: readonly CuttingProxy[]): Promise<readonly MovingGuest[]> {
  return Promise.all(
    times.map(async (time, turn) => {
      const networks = networksOf(backends, proxies, `Guest${turn}`, turn);
      const body = booking(networks.name, `${time}:00`);
      const answer = await callerAt(networks.goodNetwork, networks.name)('POST', paths.appointments, { body });
      if (!checkScheduleAppointmentReply(answer.body)) throw new Error(`booking was answered ${answer.status}`);
      const [appointment] = answer.body.data.appointments;
      return { ...networks, id: appointment?.id ?? '', confirmCode: appointment?.confirmCode ?? '' };
    }),
  );
}

/** State and time of each appointment, by its id. */
async function storedBy({ database }: Backends): Promise<ReadonlyMap<string, string>> {
  const rows = await database.rows(
    sql`select appointment_id, status || ' ' || to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') as state from appointments`,
    { appointment_id: text, state: text },
  );
  return new Map(rows.map(({ appointment_id, state }) => [appointment_id, state]));
}

interface Round {
  readonly cut: number;
  readonly errors: readonly string[];
}

async function playRound(backends: Backends, proxies: readonly CuttingProxy[]): Promise<Round> {
  await backends.clear();
  const guests = await bookAll(backends, proxies);
  // The server itself ends a few connections as well, before its work or after it.
  await backends.setFault('reschedule-appointment', { cut: 'after', times: 2 });
  const isCanceling = (turn: number): boolean => turn % 3 === 0;
  const [moved, canceled, rivals] = await Promise.all([
    Promise.all(guests.map(moveThrough)),
    Promise.all(guests.map((guest, turn) => (isCanceling(turn) ? cancelThrough(guest) : undefined))),
    Promise.all(guests.map((_, turn) => bookThrough(networksOf(backends, proxies, `Rival${turn}`, turn)))),
  ]);
  const all: readonly Ended[] = [...moved, ...canceled.flatMap((one) => one ?? []), ...rivals];
  const count = (ended: readonly (Ended | undefined)[]) => ended.filter((one) => one?.answer.status === 200).length;
  const stored = await storedBy(backends);
  const wrong = guests.flatMap(({ id, name }, turn) => {
    const isCanceled = canceled[turn] !== undefined;
    const time = moved[turn]?.answer.status === 200 ? wanted : `${times[turn]}:00`;
    const expected = `${isCanceled ? 'CANCELED' : 'BOOKED'} ${monday} ${time}`;
    return stored.get(id) === expected ? [] : [`${name} is ${stored.get(id)} instead of ${expected}`];
  });
  const winners = count(moved) + count(rivals);
  // The time can be had again where the one who got it cancels.
  const again = moved.filter(({ answer }, turn) => answer.status === 200 && isCanceling(turn)).length;
  const { mails } = await countBooked(backends.database);
  const changes = guests.length + count(moved) + count(canceled) + count(rivals);
  return {
    cut: all.reduce((sum, each) => sum + each.cut, 0),
    errors: [
      ...all.flatMap(({ errors }) => errors),
      ...all.flatMap(({ answer }) => ([200, 409].includes(answer.status) ? [] : [`answered ${answer.status}`])),
      ...wrong,
      ...(winners - again <= 1 && winners >= 1 ? [] : [`${winners} got the time, ${again} of them canceled`]),
      ...(mails === changes ? [] : [`${mails} mails for ${changes} changes`]),
      ...(await wrongClaims(backends.database)),
    ],
  };
}

/**
 * Guests move to one time at the same moment, while some of them cancel, others book, and connections break: one gets
 * it, and nobody has two appointments or none.
 */
export const moves = (kind: DatabaseKind): Gate => ({
  name: `moves/${kind}`,
  run: (size) =>
    onBackends(kind, 'Moved appointments', async (backends): Promise<readonly Bar[]> => {
      const rounds = countCases(wholeRounds, size);
      const random = sampled(cuts, rounds * 10_000, size.seed);
      const start = (url: string) => startCuttingProxy(url, () => random.next().value ?? undefined);
      const proxies = await Promise.all(backends.urls.map(start));
      await backends.setClock(sunday);
      const examples: string[] = [];
      let cut = 0;
      for (let round = 0; round < rounds; round += 1) {
        const played = await playRound(backends, proxies);
        cut += played.cut;
        if (played.errors.length > 0) examples.push(`round ${round + 1}: ${played.errors.join('; ')}`);
      }
      await Promise.all(proxies.map(({ close }) => close()));
      return [
        {
          bar: `Moved appointments on ${kind}`,
          cases: rounds * times.length,
          figure: `${examples.length} of ${rounds} rounds with somebody who has two times or none, ${cut} connections cut`,
          goal: '0',
          met: examples.length === 0 && cut > 0,
          examples: examples.slice(0, 5),
        },
      ];
    }),
});
