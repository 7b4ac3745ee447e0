import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Bar, countCases, type Size } from '../Gate.ts';
import { timeSearches, usualSearch, widestSearch } from './load/timeSearches.ts';
import { startProgram } from './Program.ts';

const script = join(import.meta.dirname, 'load/sendSearches.ts');

/** How many searches were answered with each status, while so many connections asked again and again. */
async function crowd(url: string, connections: number, seconds: number, addresses: number) {
  const given = [url, connections, seconds, addresses].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...given]);
  const answers: Readonly<Record<string, number>> = JSON.parse(stdout);
  return answers['200'] ?? 0;
}

/** Many more guests than the service can answer, few who ask for the most, and one who keeps connections and asks nothing. */
export async function crowdSearches(size: Size): Promise<readonly Bar[]> {
  const program = await startProgram({ TRUST_PROXY: '1' });
  const url = program.url ?? '';
  const seconds = Math.max(2, countCases(10, size));
  await crowd(url + usualSearch, 50, 2, 1_000);
  let [some, many] = [0, 0];
  // Both come first once, because the server and its machine become faster or slower meanwhile.
  for (const connections of [50, 500, 500, 50]) {
    const answered = await crowd(url + usualSearch, connections, seconds, 1_000);
    if (connections === 50) some += answered;
    else many += answered;
  }
  const [wide, guests] = await Promise.all([
    crowd(url + widestSearch, 96, seconds, 6),
    Promise.all(Array.from({ length: 7 }, () => timeSearches(url, seconds * 2))),
  ]);
  const failed = guests.reduce((all, guest) => all + guest.failed, 0);
  await program.stop('SIGTERM');
  return [
    {
      bar: 'Searches of 500 connections',
      cases: many,
      figure: `${Math.round(many / seconds / 2)} a second, ${Math.round(some / seconds / 2)} of 50 connections`,
      goal: 'nine tenths',
      met: many > 0 && (!size.isTimed || many >= 0.9 * some),
    },
    {
      bar: 'Seven guests beside six who ask for the most, sixteen times each',
      cases: guests.length * seconds * 2,
      figure: `${failed} refused, ${wide} of the widest answered`,
      goal: '0',
      met: failed === 0,
    },
    await holdConnections(),
  ];
}

/** One address opens as many connections as it can, and asks nothing. */
async function holdConnections(): Promise<Bar> {
  const program = await startProgram({}, { openFiles: 1_024 });
  const { hostname, port } = new URL(program.url ?? '');
  const sockets = Array.from({ length: 998 }, () =>
    connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' }),
  );
  await Promise.all(
    sockets.map((socket) =>
      once(
        socket.on('error', () => undefined),
        'connect',
      ).catch(() => undefined),
    ),
  );
  const { failed } = await timeSearches(program.url ?? '', 20);
  for (const socket of sockets) socket.destroy();
  await program.stop('SIGTERM');
  return {
    bar: 'Connections of one address, where 1,024 files may be open',
    cases: sockets.length,
    figure: `${failed} of 20 searches from elsewhere failed`,
    goal: '0',
    met: failed === 0,
  };
}
