import { createServer } from '../../reference-backend/createServer.ts';
import { chainOf } from '../../reference-backend/world/chainOf.ts';
import { alignedTable } from '../report/alignedTable.ts';
import { machine } from '../report/machine.ts';
import { growthRow, slotHead, slotRow } from '../report/slotTable.ts';
import { type DatabaseKind, databases } from './databases.ts';
import { DAYS_AHEAD, fillBook } from './fillBook.ts';
import { measureSearches } from './measureSearches.ts';
import type { SlotFigures } from './SlotFigures.ts';
import { searchesIn } from './searches.ts';

const SIZES = [300, 3000] as const;
const WARM_UP = 30;
const SEARCHES = 200;
/** Guests who search at once. */
const GUESTS = 4;

/** Prints how fast free times are found in a chain of 300 and of 3,000 clinics. */
export async function measureSlots(): Promise<void> {
  console.log(`\nSlot search over HTTP, ${GUESTS} guests at once, ${SEARCHES} searches; ${machine()}\n`);
  for (const kind of await databases()) {
    try {
      const rows: SlotFigures[] = [];
      for (const clinics of SIZES) rows.push(await measureWorld(kind, clinics));
      console.log(`${kind.name}\n${alignedTable([slotHead, ...rows.map(slotRow), growthRow(rows)])}\n`);
    } finally {
      await kind.stop();
    }
  }
  console.log(
    `Slots: every time of every clinic on ${DAYS_AHEAD} days; one in eight is taken. The pharmacies come on top.`,
  );
}

async function measureWorld(kind: DatabaseKind, clinics: number): Promise<SlotFigures> {
  const { databaseUrl, drop } = await kind.empty();
  const chain = chainOf(clinics);
  const server = await createServer({ port: 0, controls: 'off', ...(databaseUrl && { databaseUrl }) }, chain);
  try {
    const now = new Date();
    const book = await fillBook(server.database, now);
    const url = await server.listen();
    const searches = searchesIn(chain, WARM_UP + SEARCHES, now);
    await measureSearches(url, searches.slice(0, WARM_UP), GUESTS);
    const figures = { clinics, ...book, ...(await measureSearches(url, searches.slice(WARM_UP), GUESTS)) };
    console.error(`${kind.name}, ${clinics} clinics: ${slotRow(figures).join(' | ')}`);
    return figures;
  } finally {
    await server.close();
    await drop();
  }
}
