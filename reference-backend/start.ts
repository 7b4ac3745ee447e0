import { join } from 'node:path';
import { type Configuration, readConfiguration } from './configuration/configuration.ts';
import type { Edits } from './content/author/Edits.ts';
import { openServer, type Server } from './createServer.ts';
import { DEADLINES } from './health/deadlines.ts';
import { untilPrepared } from './health/untilPrepared.ts';

try {
  const configuration = readConfiguration(process.env);
  const server = await openServer(configuration, undefined, await openEdits(configuration));
  endWith(server);
  await start(server, configuration);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(server: Server, { controls }: Configuration): Promise<void> {
  const address = await server.listen();
  await untilPrepared(server, console.log);
  const token = typeof controls === 'object' ? `?controls=${controls.token}` : '';
  console.log(`Stepwell is ready at ${address}/health-services/scheduler${token}`);
}

/** Follows the documents for an author. A deployment does not even load the code. */
async function openEdits(configuration: Configuration): Promise<Edits | undefined> {
  if (!configuration.authorMode) return undefined;
  const { followEdits } = await import('../authoring/live/followEdits.ts');
  const shipped = join(configuration.appDirectory, 'content-files/objects');
  return followEdits({ root: configuration.contentDirectory, shipped, print: console.log });
}

/**
 * After a signal the process finishes the answers under way and ends. A second signal ends it at once. It also ends
 * where the database does not close in time.
 */
function endWith(server: Server): void {
  const end = () => {
    setTimeout(() => process.exit(1), DEADLINES.drainMs + 2_000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      end();
    });
  }
}
