import type { Database } from '../../../reference-backend/database/Database.ts';
import type { OwnLimits } from '../../../reference-backend/limits/limits.ts';
import { startPostgres } from '../../../tools/postgres.ts';
import type { DatabaseKind } from '../../reference-backend/support/databases.ts';
import { startBackend, type TestBackend } from '../../reference-backend/support/TestBackend.ts';

/** Servers that share one database, over real HTTP. */
export interface Backends {
  /** One server on PGlite, which runs in one process; five on PostgreSQL, with ten connections each. */
  readonly urls: readonly string[];
  /** For reading the tables directly. */
  readonly database: Database;
  /** Stops the clocks of all servers at a time. */
  readonly setClock: TestBackend['setClock'];
  /** Makes the next answers of a call fail, whichever server gives them. */
  readonly setFault: TestBackend['setFault'];
  /** Deletes everything that guests did; the chain stays. */
  readonly clear: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const postgresServers = 5;

/** Truncates the tables instead of deleting rows, so that they are as small in the hundredth round as in the first. */
const forgetting = 'truncate claims, appointments, outbox, faults, idempotent_replies, limit_uses cascade';

/**
 * Starts the servers on a database of their own: in the PostgreSQL that DATABASE_URL names, or in one started for them.
 * Undefined when there is no PostgreSQL and none can be installed.
 */
export async function openBackends(kind: DatabaseKind, limits: OwnLimits): Promise<Backends | undefined> {
  if (kind === 'PGlite') return together([await startBackend({ limits }, kind)], async () => undefined);
  const postgres = process.env.DATABASE_URL ? undefined : await startPostgres();
  if (!postgres && !process.env.DATABASE_URL) return undefined;
  const first = await startBackend({ limits, ...(postgres && { databaseUrl: postgres.url }) }, kind);
  const shared = postgres?.url ?? first.databaseUrl;
  const options = { limits, ...(shared && { databaseUrl: shared }) };
  const others = await Promise.all(Array.from({ length: postgresServers - 1 }, () => startBackend(options, kind)));
  return together([first, ...others], async () => postgres?.stop());
}

function together([first, ...others]: readonly [TestBackend, ...TestBackend[]], stop: () => Promise<void>): Backends {
  const { database, setClock, setFault } = first;
  return {
    urls: [first, ...others].map(({ url }) => url),
    database,
    setClock,
    setFault,
    clear: () => database.script(forgetting),
    close: async () => {
      await Promise.all(others.map((other) => other.close()));
      await first.close();
      await stop();
    },
  };
}
