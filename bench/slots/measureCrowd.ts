import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '../../schemas/calls.ts';
import { figure, percentile } from '../report/figure.ts';
import { HEADERS } from './measureSearches.ts';
import type { OpenWorld } from './openWorld.ts';

const PLACES = 25;
const SECONDS = 10;
/** Until all guests wait for an answer, and then for as long again. */
const WARM_UP = 5;

/** Prints how many searches are answered while so many guests search, each with an address and a connection. */
export async function measureCrowd({ clinics, url, searchesFor }: OpenWorld, guests: number): Promise<void> {
  const searches = searchesFor(PLACES, 1000);
  const took: number[] = [];
  let refused = 0;
  const begin = performance.now() + WARM_UP * 1000;
  const end = begin + SECONDS * 1000;
  const guest = async (number: number): Promise<void> => {
    const headers = { ...HEADERS, 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
    await wait((number / guests) * 1000);
    for (let turn = number; performance.now() < end; turn += guests) {
      const start = performance.now();
      const response = await fetch(`${url}${calls['search-time-slots'].path}?${searches[turn % searches.length]}`, {
        headers,
      });
      await response.arrayBuffer();
      const now = performance.now();
      if (now < begin || now > end) continue;
      if (response.status === 200) took.push(now - start);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: guests }, (_, number) => guest(number)));
  const [p50, p99] = [percentile(took, 50), percentile(took, 99)];
  console.log(
    `${clinics} clinics, ${guests} guests at once: ${figure(took.length / SECONDS)} searches/s, p50 ${figure(p50)} ms, p99 ${figure(p99)} ms, ${refused} refused`,
  );
}
