import { alignedTable } from '../../tools/alignedTable.ts';
import { machine } from '../report/machine.ts';
import { growthRow, slotHead, slotRow } from '../report/slotTable.ts';
import { type DatabaseKind, databases } from './databases.ts';
import { DAYS_AHEAD } from './fillBook.ts';
import { type Answers, measureSearches } from './measureSearches.ts';
import { type OpenWorld, openWorld } from './openWorld.ts';
import { type SlotFigures, slotFigures } from './SlotFigures.ts';

const SIZES = [300, 3000] as const;
/** Number of rounds; the first one does not count. */
const ROUNDS = 9;
const SEARCHES = 25;
/** Number of guests who search at once. */
const GUESTS = 4;

/** Prints how fast free times are found in a chain of 300 and of 3,000 clinics. */
export async function measureSlots(): Promise<void> {
  const counted = (ROUNDS - 1) * SEARCHES;
  console.log(`\nSlot search over HTTP, ${GUESTS} guests at once, ${counted} searches; ${machine()}\n`);
  for (const kind of await databases()) {
    try {
      const rows = await measureKind(kind);
      console.log(`${kind.name}\n${alignedTable([slotHead, ...rows.map(slotRow), growthRow(rows)])}\n`);
    } finally {
      await kind.stop();
    }
  }
  console.log(
    `Slots: every time of every clinic on ${DAYS_AHEAD} days; one in eight is taken. The pharmacies come on top.`,
  );
}

/** Measures the worlds in turns, so that a machine that becomes busy slows all of them. */
async function measureKind(kind: DatabaseKind): Promise<readonly SlotFigures[]> {
  const worlds: OpenWorld[] = [];
  try {
    for (const clinics of SIZES) worlds.push(await openWorld(kind, clinics, ROUNDS * SEARCHES));
    const answers = new Map<OpenWorld, Answers[]>(worlds.map((world) => [world, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [{ url, searches }, counted] of answers) {
        const some = searches.slice(round * SEARCHES, (round + 1) * SEARCHES);
        const came = await measureSearches(url, some, GUESTS);
        if (round > 0) counted.push(came);
      }
    }
    return [...answers].map(([{ clinics, book }, counted]) => slotFigures(clinics, book, counted));
  } finally {
    for (const world of worlds) await world.close();
  }
}
