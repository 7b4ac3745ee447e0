import type { Server } from './createServer.ts';
import { DEADLINES } from './health/deadlines.ts';
import { startServer } from './health/startServer.ts';

try {
  await startServer(process.env, { print: console.log, onOpen: endOnSignal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * After a signal the process finishes the answers under way and ends. A second signal ends it at once. It also ends
 * where the database does not close in time.
 */
function endOnSignal(server: Server): void {
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
