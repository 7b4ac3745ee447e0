import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defaultConfiguration } from '../../reference-backend/configuration/configuration.ts';
import { createServer } from '../../reference-backend/createServer.ts';
import { alignedTable } from '../../tools/alignedTable.ts';
import { ensureApp } from '../pages/ensureApp.ts';
import { figure, median } from '../report/figure.ts';
import { machine } from '../report/machine.ts';

const QUERIES = ['', 'location=45202&type=Flu', 'random'];
const ENCODINGS = ['identity', 'gzip, deflate, br'];
const ROUNDS = 3;
const SECONDS = 2;

/** The most that the rendered page may cost, as a multiple of the same page without its first view. */
const BAR = 2;

/** Prints what the search page costs the server with its first view, and without, which the browser then renders. */
export async function measureFirstView(): Promise<void> {
  ensureApp();
  console.log(`\nThe search page, rendered by the server and not, to eight guests at once; ${machine()}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
  // Beside this link there is no renderer.
  const bare = join(folder, 'app');
  symlinkSync(defaultConfiguration.appDirectory, bare);
  const servers = [await start(defaultConfiguration.appDirectory), await start(bare)] as const;
  try {
    const rows: string[][] = [];
    for (const encoding of ENCODINGS) for (const query of QUERIES) rows.push(await measure(servers, query, encoding));
    const head = ['encodings', 'query', 'pages/s', 'without', 'ms of processor', 'without', 'x'];
    console.log(alignedTable([head, ...rows]));
    console.log(`\nAt most ${BAR} times the processor time of the page without it.`);
  } finally {
    for (const { close } of servers) await close();
    rmSync(folder, { recursive: true });
  }
}

interface Started {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a server with its controls on, which `npm start` has as well. */
async function start(appDirectory: string): Promise<Started> {
  const server = await createServer({ port: 0, controls: 'on', appDirectory });
  return { url: `${await server.listen()}/health-services/scheduler`, close: server.close };
}

/** Asks both servers in turns; the first round does not count. */
async function measure(servers: readonly [Started, Started], query: string, encoding: string): Promise<string[]> {
  const rounds: (readonly [Cost, Cost])[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push([await ask(servers[0].url, query, encoding), await ask(servers[1].url, query, encoding)]);
  const over = (read: (round: readonly [Cost, Cost]) => number) => figure(median(rounds.slice(1).map(read)));
  return [
    encoding,
    query || 'none',
    over(([rendered]) => rendered.perSecond),
    over(([, bare]) => bare.perSecond),
    over(([rendered]) => rendered.processorMs),
    over(([, bare]) => bare.processorMs),
    over(([rendered, bare]) => rendered.processorMs / bare.processorMs),
  ];
}

interface Cost {
  readonly perSecond: number;
  /** Of this process, for a page. */
  readonly processorMs: number;
}

async function ask(url: string, query: string, encoding: string): Promise<Cost> {
  const before = process.cpuUsage();
  const script = join(import.meta.dirname, 'askPages.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', script],
    ...[url, query, encoding, String(SECONDS)],
  ]);
  const { user, system } = process.cpuUsage(before);
  return { perSecond: Number(stdout) / SECONDS, processorMs: (user + system) / 1_000 / Number(stdout) };
}
