import { calls } from '../../schemas/calls.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { figure, percentile } from '../report/figure.ts';
import { machine } from '../report/machine.ts';
import { type DatabaseKind, databases } from '../slots/databases.ts';
import { HEADERS } from '../slots/measureSearches.ts';
import { openWorld } from '../slots/openWorld.ts';

const CLINICS = 3_000;
/** Searches of each order; the first ones do not count. */
const SEARCHES = 100;
const WARM_UP = 20;

/** Prints how fast the locator's search is answered in a chain of 3,000 clinics, one guest at a time. */
export async function measureClinics(): Promise<void> {
  console.log(`\nClinic search over HTTP in a chain of ${CLINICS} clinics, four a page; ${machine()}\n`);
  const rows: string[][] = [];
  for (const kind of await databases()) {
    try {
      rows.push(...(await measureKind(kind)));
    } finally {
      await kind.stop();
    }
  }
  console.log(alignedTable([['database', 'order', 'clinics found', 'p50 ms', 'p99 ms'], ...rows]));
}

async function measureKind(kind: DatabaseKind): Promise<readonly string[][]> {
  const world = await openWorld(kind, CLINICS);
  try {
    const places = world.searchesFor(1, SEARCHES).map((search) => search.get('filter.freeFormAddress') ?? '');
    const rows: string[][] = [];
    for (const order of ['distance', 'waitTime']) {
      const { took, found } = await measureOrder(world.url, order, places);
      rows.push([
        kind.name,
        order,
        String(percentile(found, 50)),
        figure(percentile(took, 50)),
        figure(percentile(took, 99)),
      ]);
    }
    return rows;
  } finally {
    await world.close();
  }
}

/** @throws Error when an answer is not a success, or no search finds a clinic */
async function measureOrder(url: string, order: string, places: readonly string[]) {
  const took: number[] = [];
  const found: number[] = [];
  for (const [index, place] of places.entries()) {
    const query = new URLSearchParams({ freeFormAddress: place, maxResults: '50', pageSize: '4', sortBy: order });
    const start = performance.now();
    const response = await fetch(`${url}${calls['search-clinics'].path}?${query}`, { headers: HEADERS });
    const body = await response.text();
    if (index < WARM_UP) continue;
    took.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`a search was answered ${response.status}: ${body.slice(0, 200)}`);
    found.push(Number(/"total":(\d+)/.exec(body)?.[1]));
  }
  if (!found.some((count) => count > 0)) throw new Error('no search found a clinic');
  return { took, found };
}
