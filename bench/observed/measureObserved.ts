import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createServer } from '../../reference-backend/createServer.ts';
import { formatKeySet, newKeySet } from '../../reference-backend/database/sealing/KeySet.ts';
import { buildChain } from '../../reference-backend/world/buildChain.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { figure, median } from '../report/figure.ts';
import { machine } from '../report/machine.ts';
import { databases } from '../slots/databases.ts';
import { fillBook } from '../slots/fillBook.ts';
import { measureSearches } from '../slots/measureSearches.ts';
import { searchesIn } from '../slots/searches.ts';
import { type ObservedServer, startObserved } from './ObservedServer.ts';

const CLINICS = 300;
const PLACES = 8;
const GUESTS = 8;
/** So few that a machine which is busy for some seconds slows all servers alike. */
const SEARCHES = 30;
/** The first one does not count. */
const ROUNDS = 41;
/** How often somebody reads the metrics, in milliseconds: fifteen times as often as is usual. */
const READ_MS = 1_000;

interface Cost {
  readonly speed: number;
  /** Seconds of processor of the server for each search. */
  readonly each: number;
}

/** Prints what metrics and traces cost, in searches a second of servers that take turns on one database. Two without either say how much is chance. */
export async function measureObserved(): Promise<void> {
  const kind = (await databases()).at(-1);
  const database = await kind?.empty();
  if (!kind || database?.databaseUrl === undefined) return console.log('Metrics and traces: there is no PostgreSQL.');
  console.log(`\nSearches with metrics and traces, ${GUESTS} guests at once; ${machine()}\n`);
  const collector = await startDrain();
  const keys = newKeySet(new Date());
  const chain = buildChain(CLINICS);
  const first = await createServer({ databaseUrl: database.databaseUrl, dataKeys: keys }, chain);
  await fillBook(first.database, new Date());
  await first.close();
  const usual = { DATABASE_URL: database.databaseUrl, DATA_KEYS: formatKeySet(keys) };
  const metrics = { METRICS_PORT: '0' };
  const traces = { ...metrics, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const servers = new Map<string, ObservedServer>();
  try {
    servers.set('neither', await startObserved(usual));
    servers.set('neither, once more', await startObserved(usual));
    servers.set('metrics, read each second', await startObserved({ ...usual, ...metrics }));
    servers.set('and one trace of ten', await startObserved({ ...usual, ...traces, OTEL_TRACES_SAMPLER_ARG: '0.1' }));
    servers.set('and all traces', await startObserved({ ...usual, ...traces }));
    const queries = searchesIn(chain, SEARCHES, new Date(), PLACES);
    print(await measureInTurns(servers, queries));
    console.log(`The collector has got ${collector.batches()} batches.`);
  } finally {
    for (const server of servers.values()) await server.close();
    collector.close();
    await database.drop();
    await kind.stop();
  }
}

/** A collector that takes everything and keeps nothing. */
async function startDrain() {
  let batches = 0;
  const server = createHttpServer(async (request, response) => {
    await text(request);
    batches += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    batches: () => batches,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Rounds = ReadonlyMap<string, readonly Cost[]>;

/** Another server is the first in each round. */
async function measureInTurns(
  servers: ReadonlyMap<string, ObservedServer>,
  queries: readonly URLSearchParams[],
): Promise<Rounds> {
  const rounds = new Map<string, Cost[]>([...servers.keys()].map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = [...servers];
    for (const [name, server] of [...turns.slice(round % turns.length), ...turns.slice(0, round % turns.length)]) {
      const cost = await measure(server, queries);
      if (round > 0) rounds.get(name)?.push(cost);
    }
  }
  return rounds;
}

async function measure(server: ObservedServer, queries: readonly URLSearchParams[]): Promise<Cost> {
  const { metrics } = server;
  const read = async (address: string) => void (await (await fetch(address)).text());
  const reading = metrics ? setInterval(() => void read(metrics).catch(() => undefined), READ_MS) : undefined;
  const before = server.processor();
  const { took, seconds } = await measureSearches(server.url, queries, GUESTS);
  clearInterval(reading);
  return { speed: took.length / seconds, each: (server.processor() - before) / took.length };
}

function print(rounds: Rounds): void {
  const floor = rounds.get('neither') ?? [];
  const mean = (costs: readonly Cost[]) => costs.reduce((sum, { each }) => sum + each, 0) / costs.length;
  const rows = [...rounds].map(([name, costs]) => {
    const ratios = costs.map(({ speed }, index) => speed / (floor[index]?.speed ?? Number.NaN));
    return [
      name,
      figure(median(costs.map(({ speed }) => speed))),
      figure(median(ratios)),
      figure(1_000 * mean(costs)),
      figure(mean(costs) / mean(floor)),
    ];
  });
  console.log(alignedTable([['server', 'searches/s', 'x', 'ms of processor', 'x'], ...rows]));
}
