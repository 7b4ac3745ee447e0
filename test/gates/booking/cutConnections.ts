import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { checkCreateReservationReply } from '../../../schemas/generated/api/create-reservation/reply.js';
import { checkScheduleAppointmentReply } from '../../../schemas/generated/api/schedule-appointment/reply.js';
import { booking, clinic, paths, sunday } from '../../reference-backend/calls.ts';
import { refresh, timesIn } from '../../reference-backend/find.ts';
import type { DatabaseKind } from '../../reference-backend/TestBackend.ts';
import { TestGuest } from '../../reference-backend/TestGuest.ts';
import { type Bar, casesOf, type Gate } from '../Gate.ts';
import { sampled } from '../sampled.ts';
import type { Backends } from './Backends.ts';
import { type Caller, callerAt, type Sending } from './Caller.ts';
import { type Cut, type CuttingProxy, startCuttingProxy } from './CuttingProxy.ts';
import { countBooked, oddClaims } from './oddClaims.ts';
import { onBackends } from './onBackends.ts';

const whole = 1_000;
const guestsAtOnce = 16;
/** More tries than any guest needs: three of four are cut, so this many in a row are not met in a million years. */
const mostTries = 100;
/** Can be booked sixty days ahead, so that every guest has a time alone. */
const flu = 101;

const isReset = fc.boolean();
/** As long as requests and replies are; what would be cut behind their end goes through, as does one of four anyway. */
const cuts: fc.Arbitrary<Cut | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ towards: fc.constant('server' as const), afterBytes: fc.nat(600), isReset }) },
  { weight: 3, arbitrary: fc.record({ towards: fc.constant('guest' as const), afterBytes: fc.nat(1_000), isReset }) },
  { weight: 2, arbitrary: fc.constant(undefined) },
);

interface Guest {
  readonly name: string;
  /** 'YYYY-MM-DD HH:mm:ss', nobody else's. */
  readonly time: string;
  readonly badNetwork: string;
  readonly goodNetwork: string;
  readonly holdsFirst: boolean;
}

/** What the gate has seen so far. */
interface Seen {
  /** Bookings that ended without an answer. */
  cut: number;
  readonly told: { readonly id: string; readonly confirmCode: string }[];
  readonly faults: string[];
}

/** Sends the call until there is an answer, with the same key each time. @returns the answer, and how often there was none */
async function untilAnswered(call: Caller, method: string, path: string, sending: Sending = {}) {
  for (let cut = 0; cut < mostTries; cut += 1) {
    try {
      return { answer: await call(method, path, sending), cut };
    } catch {
      // Cut off: once more.
    }
  }
  throw new Error(`${method} was not answered in ${mostTries} tries`);
}

/** Holds a time and gives it back, as the app does before it books. @returns what went wrong */
async function holdAndRelease(call: Caller, time: string): Promise<readonly string[]> {
  const { locationNumber } = clinic;
  const body = { serviceId: flu, businessName: 'tlc', reservationTime: time, locationNumber };
  const hold = await untilAnswered(call, 'POST', paths.reservations, { body, idempotencyKey: keyOf('hold', time) });
  if (!checkCreateReservationReply(hold.answer.body)) return [`${time}: the hold was answered ${hold.answer.status}`];
  const { reservationCode } = hold.answer.body.data.appointmentReservations;
  const { answer } = await untilAnswered(call, 'DELETE', `${paths.reservations}/${reservationCode}`);
  return answer.status === 200 ? [] : [`${time}: the release was answered ${answer.status}`];
}

const keyOf = (what: string, time: string): string => `${what}-${time.replace(' ', '-')}`;

/** A guest books over the bad network until there is an answer, and asks once more over a good one. */
async function book(guest: Guest, seen: Seen): Promise<void> {
  const { name, time, badNetwork, goodNetwork, holdsFirst } = guest;
  const call = callerAt(badNetwork, name, 'own');
  if (holdsFirst) seen.faults.push(...(await holdAndRelease(call, time)));
  const body = booking(name, '', { serviceIds: [flu], dateTime: { value: time, timezone: clinic.timezone } });
  const sending = { body, idempotencyKey: keyOf('book', time) };
  const { answer, cut } = await untilAnswered(call, 'POST', paths.appointments, sending);
  seen.cut += cut;
  const again = await callerAt(goodNetwork, name)('POST', paths.appointments, sending);
  if (!isDeepStrictEqual(again, answer)) seen.faults.push(`${time}: the retry was answered otherwise`);
  if (checkScheduleAppointmentReply(answer.body)) seen.told.push(...answer.body.data.appointments);
  else seen.faults.push(`${time}: answered ${answer.status}`);
}

/** Codes in replies that were cut and that are not those the guests got in the end. */
const otherCodes = (proxies: readonly CuttingProxy[], { told }: Seen): readonly string[] =>
  proxies
    .flatMap(({ partialReplies }) => partialReplies())
    .flatMap((text) => /"confirmCode":"([^"]+)"/.exec(text)?.[1] ?? [])
    .filter((code) => !told.some(({ confirmCode }) => confirmCode === code))
    .map((code) => `a reply that was cut had the code ${code}, which nobody got`);

async function freeTimes(url: string): Promise<readonly string[]> {
  const [row] = await refresh(new TestGuest(url), {
    'filter.businessNames': 'tlc',
    'filter.locationIds': clinic.locationNumber,
    'filter.serviceIds': String(flu),
    'filter.endDate': '2027-04-29',
  });
  return timesIn(row);
}

/** Lets guests book, sixteen at once, until so many of their connections were cut. */
async function bookUntilCut(
  { urls, setFault }: Backends,
  proxies: readonly CuttingProxy[],
  count: number,
): Promise<Seen> {
  const seen: Seen = { cut: 0, told: [], faults: [] };
  const waiting = (await freeTimes(urls[0] ?? '')).entries();
  const goOn = async (): Promise<void> => {
    for (const [turn, time] of waiting) {
      const [badNetwork, goodNetwork] = [proxies[turn % proxies.length]?.url ?? '', urls[turn % urls.length] ?? ''];
      // Beside the network, the server itself ends connections: before the work, and after it.
      if (turn % 8 === 0) await setFault('schedule-appointment', { cut: turn % 16 === 0 ? 'before' : 'after' });
      await book({ name: `Guest${turn}`, time, badNetwork, goodNetwork, holdsFirst: turn % 4 === 0 }, seen);
      if (seen.cut >= count) return;
    }
  };
  await Promise.all(Array.from({ length: guestsAtOnce }, goOn));
  return seen;
}

/** What the database has that the guests have not, or the other way. */
async function oddities({ database }: Backends, { told }: Seen): Promise<readonly string[]> {
  const guests = new Set(told.map(({ id }) => id)).size;
  const { appointments, claims, mails } = await countBooked(database);
  const isOdd = [appointments, claims, mails, told.length].some((found) => found !== guests);
  return [
    ...(isOdd ? [`${guests} codes for ${appointments} appointments, ${claims} slots, ${mails} mails`] : []),
    ...(await oddClaims(database)),
  ];
}

/** Connections that break anywhere, and guests who try again: each has one appointment, one mail, and the same code every time. */
export const cutConnections = (kind: DatabaseKind): Gate => ({
  name: `cut-connections/${kind}`,
  run: (size) =>
    onBackends(kind, 'Cut connections', async (backends): Promise<readonly Bar[]> => {
      const count = casesOf(whole, size);
      const random = sampled(cuts, count * 100, size.seed);
      const start = (url: string) => startCuttingProxy(url, () => random.next().value ?? undefined);
      const proxies = await Promise.all(backends.urls.map(start));
      await backends.setClock(sunday);
      const seen = await bookUntilCut(backends, proxies, count);
      await Promise.all(proxies.map(({ close }) => close()));
      const { cut, told } = seen;
      const faults = [...seen.faults, ...otherCodes(proxies, seen), ...(await oddities(backends, seen))];
      return [
        {
          bar: `Cut connections on ${kind}`,
          cases: cut,
          figure: `${faults.length} of ${told.length} guests without one appointment, one mail, one code`,
          goal: `0, and ${count} cut`,
          met: faults.length === 0 && cut >= count,
          examples: faults.slice(0, 5),
        },
      ];
    }),
});
