import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Backend } from '../../Backend.ts';
import { COPIED, socketIn } from './backupSocket.ts';
import { copyDataFolder } from './copyDataFolder.ts';

type Needed = Pick<Backend, 'configuration' | 'closing'> & {
  readonly database: Pick<Backend['database'], 'whileStill'>;
  readonly log: Pick<Backend['log'], 'info' | 'warn' | 'error'>;
};

/**
 * Makes copies of a data folder for whoever asks by its socket, while guests go on: statements wait for the copy as they
 * wait for each other. A server on PostgreSQL has no such folder.
 */
export function serveBackups({ configuration: { dataDirectory: folder }, database, closing, log }: Needed): void {
  const { whileStill } = database;
  if (folder === undefined || whileStill === undefined) return;
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => undefined);
    try {
      const started = performance.now();
      let stillMs = 0;
      await copyDataFolder(folder, await readTarget(socket), async (copy) => {
        const still = performance.now();
        await whileStill(copy);
        stillMs = Math.round(performance.now() - still);
      });
      log.info({ stillMs, ms: Math.round(performance.now() - started) }, 'the data folder was copied');
      socket.end(COPIED);
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'the data folder was not copied');
      socket.end(error instanceof Error ? error.message : String(error));
    }
  });
  const path = socketIn(folder);
  const warn = (name: string): void => log.warn({ name }, 'nobody can ask for a copy of the data folder');
  server.on('error', ({ name }) => warn(name));
  if (path === undefined) warn('its path is too long');
  else server.listen(path);
  server.unref();
  closing.addEventListener('abort', () => server.close());
}

/** Reads to the end of the request; the socket stays open for the answer. */
async function readTarget(socket: Socket): Promise<string> {
  let request = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    request += text;
  });
  await once(socket, 'end');
  const asked: unknown = JSON.parse(request);
  if (typeof asked === 'object' && asked !== null && 'target' in asked && typeof asked.target === 'string')
    return asked.target;
  throw new Error('The request names no target.');
}
