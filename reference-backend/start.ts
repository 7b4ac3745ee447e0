import type { Server } from './createServer.ts';
import { startServer } from './health/startServer.ts';

try {
  await startServer(process.env, { print: console.log, onOpen: endOnSignal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** After a signal the process closes its server and ends. A second signal ends it at once. */
function endOnSignal(server: Server): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
