import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { createServer, type Server } from '../../../reference-backend/createServer.ts';
import { DEADLINES } from '../../../reference-backend/health/deadlines.ts';
import { type DatabaseKind, ownDatabase, usualKind } from './databases.ts';
import { dataKeys } from './dataKeys.ts';
import { TestGuest } from './TestGuest.ts';

/** Answers of limits come at once, because tests reach many limits; and connections that are kept end with the server. */
const HASTY = { ...DEADLINES, limitPauseMs: 0, lingerMs: 0 };

/** A backend with its own database, on a free port. */
export interface TestBackend {
  readonly url: string;
  /** The address at which another process finds the same data; only on PostgreSQL. */
  readonly databaseUrl?: string;
  readonly database: Server['database'];
  /** A new guest with a separate browser. */
  readonly guest: () => TestGuest;
  /** Stops the clock at a time. */
  readonly setClock: (now: string) => Promise<void>;
  /** Makes the next answers of a call fail. */
  readonly setFault: (call: string, fault: object) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startBackend(
  options: Partial<Configuration> = {},
  kind: DatabaseKind = usualKind,
): Promise<TestBackend> {
  const given = options.databaseUrl ? { dataKeys } : undefined;
  const own = given ? undefined : await ownDatabase(kind);
  const server = await createServer({
    port: 0,
    controls: 'on',
    deadlines: HASTY,
    ...given,
    ...own?.options,
    ...options,
  });
  const url = await server.listen();
  const control = async (method: string, path: string, body: object) => {
    const answer = await new TestGuest(url).send(method, path, { body });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status}`);
  };
  return {
    url,
    ...(own?.options.databaseUrl && { databaseUrl: own.options.databaseUrl }),
    database: server.database,
    guest: () => new TestGuest(url),
    setClock: (now) => control('PUT', '/reference/clock', { now, frozen: true }),
    setFault: (call, fault) => control('PUT', `/reference/faults/${call}`, fault),
    close: async () => {
      await server.close();
      await own?.drop();
    },
  };
}
