import { checkScheduleAppointmentReply } from '../../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { sampled } from '../../../../tools/documents/sampled.ts';
import { sunday } from '../../../reference-backend/support/calls.ts';
import type { DatabaseKind } from '../../../reference-backend/support/databases.ts';
import { type Bar, countCases, type Gate } from '../../Gate.ts';
import type { Backends } from '../Backends.ts';
import { freeTimes } from '../freeTimes.ts';
import { onBackends } from '../onBackends.ts';
import { countBooked, wrongClaims } from '../wrongClaims.ts';
import { bookThrough } from './bookThrough.ts';
import { type CuttingProxy, startCuttingProxy } from './CuttingProxy.ts';
import { cuts } from './cuts.ts';

const whole = 1_000;
const guestsAtOnce = 16;

/** The results of the gate so far. */
interface Seen {
  /** Bookings that ended without an answer. */
  cut: number;
  readonly confirmed: { readonly id: string; readonly confirmCode: string }[];
  readonly errors: string[];
}

/** Codes in cut replies that differ from the codes that the guests got in the end. */
const otherCodes = (proxies: readonly CuttingProxy[], { confirmed }: Seen): readonly string[] =>
  proxies
    .flatMap(({ partialReplies }) => partialReplies())
    .flatMap((text) => /"confirmCode":"([^"]+)"/.exec(text)?.[1] ?? [])
    .filter((code) => !confirmed.some(({ confirmCode }) => confirmCode === code))
    .map((code) => `a reply that was cut had the code ${code}, which nobody got`);

/** Lets guests book, sixteen at once, until this many of their connections were cut. */
async function bookUntilCut(
  { urls, setFault }: Backends,
  proxies: readonly CuttingProxy[],
  count: number,
): Promise<Seen> {
  const seen: Seen = { cut: 0, confirmed: [], errors: [] };
  const waiting = (await freeTimes(urls[0] ?? '')).entries();
  const goOn = async (): Promise<void> => {
    for (const [turn, time] of waiting) {
      const [badNetwork, goodNetwork] = [proxies[turn % proxies.length]?.url ?? '', urls[turn % urls.length] ?? ''];
      // In addition to the network, the server itself ends connections, before the work or after it.
      if (turn % 8 === 0) await setFault('schedule-appointment', { cut: turn % 16 === 0 ? 'before' : 'after' });
      const guest = { name: `Guest${turn}`, time, badNetwork, goodNetwork, reservesFirst: turn % 4 === 0 };
      const { cut, answer, errors } = await bookThrough(guest);
      seen.cut += cut;
      seen.errors.push(...errors);
      if (checkScheduleAppointmentReply(answer.body)) seen.confirmed.push(...answer.body.data.appointments);
      else seen.errors.push(`${time}: answered ${answer.status}`);
      if (seen.cut >= count) return;
    }
  };
  await Promise.all(Array.from({ length: guestsAtOnce }, goOn));
  return seen;
}

/** Differences between the database and what the guests know. */
async function differences({ database }: Backends, { confirmed }: Seen): Promise<readonly string[]> {
  const guests = new Set(confirmed.map(({ id }) => id)).size;
  const { appointments, claims, mails } = await countBooked(database);
  const differs = [appointments, claims, mails, confirmed.length].some((found) => found !== guests);
  return [
    ...(differs ? [`${guests} codes for ${appointments} appointments, ${claims} slots, ${mails} mails`] : []),
    ...(await wrongClaims(database)),
  ];
}

/**
 * Connections break anywhere and guests try again: each guest gets one appointment, one mail, and the same code every
 * time.
 */
export const cutConnections = (kind: DatabaseKind): Gate => ({
  name: `cut-connections/${kind}`,
  run: (size) =>
    onBackends(kind, 'Cut connections', async (backends): Promise<readonly Bar[]> => {
      const count = countCases(whole, size);
      const random = sampled(cuts, count * 100, size.seed);
      const start = (url: string) => startCuttingProxy(url, () => random.next().value ?? undefined);
      const proxies = await Promise.all(backends.urls.map(start));
      await backends.setClock(sunday);
      const seen = await bookUntilCut(backends, proxies, count);
      await Promise.all(proxies.map(({ close }) => close()));
      const { cut, confirmed } = seen;
      const errors = [...seen.errors, ...otherCodes(proxies, seen), ...(await differences(backends, seen))];
      return [
        {
          bar: `Cut connections on ${kind}`,
          cases: cut,
          figure: `${errors.length} of ${confirmed.length} guests without one appointment, one mail, one code`,
          goal: `0, and ${count} cut`,
          met: errors.length === 0 && cut >= count,
          examples: errors.slice(0, 5),
        },
      ];
    }),
});
