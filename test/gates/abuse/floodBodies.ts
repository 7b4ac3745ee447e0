import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { paths } from '../../reference-backend/support/calls.ts';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { timeSearches } from './load/timeSearches.ts';
import { type Program, startProgram } from './Program.ts';

const CONNECTIONS = 32;

/** As many small lists as a body of this size has. */
const smallLists = (bytes: number): string => `[${'[[[[]]]],'.repeat(bytes / 9)}1]`;

const floods = [
  { what: '237 KB of small lists', bytes: 237_000, bytesPerSecond: 2_000_000 },
  { what: '60 KB of small lists, as fast as possible', bytes: 60_000, bytesPerSecond: 1_000_000_000 },
];

/** Runs a flood in a process of its own, so that it takes no time from the guest who is timed here. */
async function beside<T>(url: string, { bytes, bytesPerSecond }: (typeof floods)[number], work: () => Promise<T>) {
  const script = join(import.meta.dirname, 'load/sendBodies.ts');
  const given = [`${url}${paths.events}`, '203.0.113.66', String(CONNECTIONS), String(bytesPerSecond)];
  const flood = spawn(process.execPath, ['--import', 'tsx', script, ...given], { stdio: ['pipe', 'pipe', 'inherit'] });
  flood.stdin?.end(smallLists(bytes));
  await once(flood.stdout ?? flood, 'data');
  try {
    return await work();
  } finally {
    flood.kill('SIGKILL');
  }
}

/** One address floods the collector of events with bodies while a guest elsewhere searches. */
export async function floodBodies(size: Size): Promise<readonly Bar[]> {
  const program = await startProgram({ TRUST_PROXY: '1' });
  const url = program.url ?? '';
  const searches = Math.max(20, countCases(200, size));
  await timeSearches(url, 20);
  const quiet = await timeSearches(url, searches);
  const bars: Bar[] = [];
  for (const flood of floods) {
    const { p95, failed } = await beside(url, flood, () => timeSearches(url, searches));
    bars.push({
      bar: `A search beside a flood: ${flood.what}`,
      cases: searches,
      figure: `p95 ${p95} ms, ${quiet.p95} ms when quiet; ${failed} failed`,
      goal: 'twice as long, 0 failed',
      met: failed === 0 && (!size.isTimed || p95 <= 2 * quiet.p95),
    });
  }
  bars.push(await holdBodies(program, size));
  await program.stop('SIGTERM');
  return bars;
}

const mostMegabytes = 150;

/** Many connections of one address begin a body and never end it. */
async function holdBodies(program: Program, size: Size): Promise<Bar> {
  const { hostname, port } = new URL(program.url ?? '');
  const before = program.mostMemory() ?? 0;
  const connections = countCases(600, size);
  const bytes = 255_000;
  const begin = (turn: number): Socket => {
    const path = turn % 2 ? paths.appointments : '/nothing/here';
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: stepwell\r\nx-banner-name: thelittleclinic\r\nx-tenant: thelittleclinic\r\nx-forwarded-for: 203.0.113.66\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    socket.write(`${(bytes + 1_000).toString(16)}\r\n${'x'.repeat(bytes)}`);
    return socket;
  };
  const sockets = Array.from({ length: connections }, (_, turn) => begin(turn));
  const { failed } = await timeSearches(program.url ?? '', 20);
  for (const socket of sockets) socket.destroy();
  const grown = (program.mostMemory() ?? 0) - before;
  return {
    bar: 'Bodies that never end',
    cases: connections,
    figure: `${grown} MB of memory; ${failed} of 20 searches failed`,
    goal: `${mostMegabytes} MB, 0 failed`,
    met: grown <= mostMegabytes && failed === 0,
  };
}
