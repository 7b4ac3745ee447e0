import { alignedTable } from '../../tools/alignedTable.ts';
import { figure } from '../report/figure.ts';
import { machine } from '../report/machine.ts';
import { growthRow, slotHead, slotRow } from '../report/slotTable.ts';
import { type DatabaseKind, databases } from './databases.ts';
import { DAYS_AHEAD } from './fillBook.ts';
import { measureCrowd } from './measureCrowd.ts';
import { type Answers, measureSearches } from './measureSearches.ts';
import { type OpenWorld, openWorld } from './openWorld.ts';
import { type SlotFigures, slotFigures } from './SlotFigures.ts';

/**
 * How many places a search asks for: as many as the app does, of which a small chain has fewer within reach, and so few
 * that all chains have them, so that answers are equally long.
 */
const PLACES = [25, 8] as const;
/** Number of rounds; the first one does not count. */
const ROUNDS = 9;
const SEARCHES = 25;
/** Number of guests who search at once. */
const GUESTS = 4;
/** Numbers of guests who search at once in the biggest chain. */
const CROWDS = [50, 200, 500] as const;

/** Prints how fast free times are found in chains of these numbers of clinics, each figure as soon as it is there. */
export async function measureSlots(sizes: readonly number[]): Promise<void> {
  const counted = (ROUNDS - 1) * SEARCHES;
  console.log(`\nSlot search over HTTP, ${GUESTS} guests at once, ${counted} searches; ${machine()}\n`);
  for (const kind of await databases()) {
    try {
      await measureKind(kind, sizes);
    } finally {
      await kind.stop();
    }
  }
  console.log(
    `Slots: every time of every clinic on ${DAYS_AHEAD} days; one in eight is taken. The pharmacies come on top.`,
  );
}

async function measureKind(kind: DatabaseKind, sizes: readonly number[]): Promise<void> {
  const worlds: OpenWorld[] = [];
  try {
    for (const clinics of sizes) worlds.push(await open(kind, clinics));
    for (const places of PLACES) {
      const rows = await measureWorlds(worlds, places);
      const table = alignedTable([slotHead, ...rows.map(slotRow), growthRow(rows)]);
      console.log(`\n${kind.name}, up to ${places} places\n${table}\n`);
    }
    const biggest = worlds.at(-1);
    if (biggest && kind.name !== 'PGlite') for (const guests of CROWDS) await measureCrowd(biggest, guests);
  } finally {
    for (const world of worlds) await world.close();
  }
}

async function open(kind: DatabaseKind, clinics: number): Promise<OpenWorld> {
  const start = performance.now();
  const world = await openWorld(kind, clinics);
  console.log(`${kind.name}: a chain of ${clinics} clinics is there, ${figure((performance.now() - start) / 1000)} s`);
  return world;
}

/** Measures the worlds in turns, so that a machine that becomes busy slows all of them. */
async function measureWorlds(worlds: readonly OpenWorld[], places: number): Promise<readonly SlotFigures[]> {
  const answers = new Map<OpenWorld, Answers[]>(worlds.map((world) => [world, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [{ clinics, url, searchesFor }, counted] of answers) {
      const some = searchesFor(places, ROUNDS * SEARCHES).slice(round * SEARCHES, (round + 1) * SEARCHES);
      const came = await measureSearches(url, some, GUESTS);
      if (round === 0) continue;
      counted.push(came);
      const speed = figure(came.took.length / came.seconds);
      console.log(`round ${round} of ${ROUNDS - 1}, ${clinics} clinics, up to ${places} places: ${speed} searches/s`);
    }
  }
  return [...answers].map(([{ clinics, book }, counted]) => slotFigures(clinics, book, counted));
}
