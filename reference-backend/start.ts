import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './createServer.ts';
import { startServer } from './health/startServer.ts';

// A log whose disk is full, or whose reader has gone, loses lines; the process goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await startServer(process.env, { print: console.log, onOpen: endOnSignal, log: process.stdout });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** After a signal the process closes its server and ends. A second signal ends it at once. */
function endOnSignal(server: Server): void {
  let isEnding = false;
  const end = (signal: string) => {
    if (isEnding) void endProcess(1, `${signal} again: Stepwell ends at once.`);
    isEnding = true;
    console.log(`${signal}: Stepwell ends once what is under way is answered.`);
    server.close().then(
      () => endProcess(0, 'Stepwell has ended.'),
      (error: unknown) => endProcess(1, `Stepwell has ended: ${error instanceof Error ? error.message : error}`),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

/** For a disk that works, in milliseconds. */
const DISK_MS = 1_000;

/** Ends the process, also where a disk does not answer: then `exit` would wait for its threads without end. */
async function endProcess(code: 0 | 1, line: string): Promise<void> {
  console.log(line);
  if (waitsForDisk()) await wait(DISK_MS);
  if (waitsForDisk()) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}

const waitsForDisk = (): boolean =>
  process.getActiveResourcesInfo().some((resource) => resource === 'FSReqCallback' || resource === 'FSReqPromise');
