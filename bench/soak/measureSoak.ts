import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from '../../reference-backend/createServer.ts';
import { formatKeySet, newKeySet } from '../../reference-backend/database/sealing/KeySet.ts';
import { buildChain } from '../../reference-backend/world/buildChain.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { type ObservedServer, startObserved } from '../observed/ObservedServer.ts';
import { figure, median } from '../report/figure.ts';
import { machine } from '../report/machine.ts';
import { databases } from '../slots/databases.ts';
import { fillBook } from '../slots/fillBook.ts';
import { searchesIn } from '../slots/searches.ts';
import { sendAs, visit } from './visit.ts';

const CLINICS = 300;
const PLACES = 8;
const GUESTS = 16;
const SEARCHES_OF_A_VISIT = 3;
const PARTS = 10;
const REQUESTS_OF_A_PART = 10_000;
/** How often the metrics are read, in milliseconds. */
const READ_MS = 1_000;
/** How long a collection of garbage takes at most, in milliseconds. */
const COLLECT_MS = 2_000;

/** What a part of the soak has cost the server. */
interface PartFigures {
  readonly perSecond: number;
  /** MiB of the heap that a collection leaves after it. */
  readonly heap: number;
  /** MiB of the whole process; the median. */
  readonly resident: number;
  /** The 99th percentile of the delay of the event loop, of each second, in milliseconds; the median. */
  readonly delay: number;
}

/** Prints what the memory of a server does during 100,000 requests of guests who search, hold, book and cancel. */
export async function measureSoak(): Promise<void> {
  const kind = (await databases()).at(-1);
  const database = await kind?.empty();
  if (!kind || database?.databaseUrl === undefined) return console.log('Soak: there is no PostgreSQL.');
  const keys = newKeySet(new Date());
  const chain = buildChain(CLINICS);
  const first = await createServer({ databaseUrl: database.databaseUrl, dataKeys: keys }, chain);
  await fillBook(first.database, new Date());
  await first.close();
  const server = await startObserved(
    { DATABASE_URL: database.databaseUrl, DATA_KEYS: formatKeySet(keys), METRICS_PORT: '0' },
    ['--expose-gc', '--import', './bench/soak/collectOnSignal.mjs'],
  );
  const all = (PARTS * REQUESTS_OF_A_PART).toLocaleString('en-US');
  console.log(`\nA soak of ${all} requests by ${GUESTS} guests at once; ${machine()}\n`);
  try {
    await soak(server, searchesIn(chain, 3_000, new Date(), PLACES));
  } finally {
    await server.close();
    await database.drop();
    await kind.stop();
  }
}

async function soak(server: ObservedServer, queries: readonly URLSearchParams[]): Promise<void> {
  const statuses = new Map<number, number>();
  let answered = 0;
  let visits = 0;
  const counted = (status: number): void => {
    answered += 1;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const goOnTo = async (requests: number): Promise<void> => {
    while (answered < requests) {
      visits += 1;
      const guest = visits;
      const begin = (guest * SEARCHES_OF_A_VISIT) % (queries.length - SEARCHES_OF_A_VISIT);
      await visit(sendAs(server.url, guest, counted), guest, queries.slice(begin, begin + SEARCHES_OF_A_VISIT));
    }
  };
  const parts: PartFigures[] = [];
  for (let part = 1; part <= PARTS; part += 1) {
    const before = answered;
    const guests = () => Promise.all(Array.from({ length: GUESTS }, () => goOnTo(part * REQUESTS_OF_A_PART)));
    parts.push(await measurePart(server, guests, () => answered - before));
    console.log(`part ${part} of ${PARTS}: ${figure(parts.at(-1)?.perSecond ?? Number.NaN)} requests/s`);
  }
  print(parts);
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`);
  console.log(`\nAnswers: ${counts.join(', ')}`);
}

async function measurePart(
  server: ObservedServer,
  guests: () => Promise<unknown>,
  answered: () => number,
): Promise<PartFigures> {
  const readings: Reading[] = [];
  const start = performance.now();
  const reading = setInterval(async () => readings.push(await read(server)), READ_MS);
  await guests();
  clearInterval(reading);
  const perSecond = (1_000 * answered()) / (performance.now() - start);
  server.signal('SIGUSR2');
  await wait(COLLECT_MS);
  return {
    perSecond,
    heap: (await read(server)).heap,
    resident: median(readings.map(({ resident }) => resident)),
    delay: median(readings.map(({ delay }) => delay)),
  };
}

type Reading = Omit<PartFigures, 'perSecond'>;

async function read({ metrics = '' }: ObservedServer): Promise<Reading> {
  const text = await (await fetch(metrics)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  return {
    heap: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    resident: value('process_resident_memory_bytes') / 2 ** 20,
    delay: value('nodejs_eventloop_lag_p99_seconds') * 1_000,
  };
}

function print(parts: readonly PartFigures[]): void {
  const values = ({ perSecond, heap, resident, delay }: PartFigures) => [perSecond, heap, resident, delay];
  const rows = parts.map((part, index) => [
    ((index + 1) * REQUESTS_OF_A_PART).toLocaleString('en-US'),
    ...values(part).map(figure),
  ]);
  const [second, last] = [parts[1], parts.at(-1)].map((part) => (part ? values(part) : []));
  const grown = (last ?? []).map((value, index) => `x${figure(value / (second?.[index] ?? Number.NaN))}`);
  const head = ['requests', 'a second', 'heap, MiB', 'resident, MiB', 'event loop, p99 ms'];
  console.log(`\n${alignedTable([head, ...rows, ['last to second', ...grown]])}`);
}
