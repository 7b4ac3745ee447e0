import { clinic, sunday } from '../../reference-backend/support/calls.ts';
import { refresh, timesIn } from '../../reference-backend/support/find.ts';
import { TestGuest } from '../../reference-backend/support/TestGuest.ts';
import type { Backends } from '../booking/Backends.ts';
import { type Caller, callerAt } from '../booking/Caller.ts';

/** A service that can be booked sixty days ahead. */
export const flu = 101;

/** Servers with the shipped limits, on a Sunday before any guest has done anything. */
export interface Attacked {
  readonly backends: Backends;
  /** A browser that calls the servers in turn. All calls come from this machine's one address. */
  readonly caller: (turn: number, guest: string) => Caller;
  /** Every free time of the clinic within two weeks. */
  readonly freeTimes: readonly string[];
}

/** Resets the servers for the next attack. */
export async function attacked(backends: Backends): Promise<Attacked> {
  const { urls } = backends;
  await backends.clear();
  await backends.setClock(sunday);
  const [row] = await refresh(new TestGuest(urls[0] ?? ''), {
    'filter.businessNames': 'tlc',
    'filter.locationIds': clinic.locationNumber,
    'filter.serviceIds': String(flu),
  });
  return {
    backends,
    caller: (turn, guest) => callerAt(urls[turn % urls.length] ?? '', guest),
    freeTimes: timesIn(row),
  };
}

/** Runs several attacks at a time, as one machine would; the results are in order. */
export async function inParallel<T>(count: number, attack: (turn: number) => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  const goOn = async (): Promise<void> => {
    while (next < count) {
      const turn = next;
      next += 1;
      results[turn] = await attack(turn);
    }
  };
  await Promise.all(Array.from({ length: 16 }, goOn));
  return results;
}

/** A different name for each turn. */
export const inventedName = (turn: number): string =>
  `Guest${[...String(turn)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;
