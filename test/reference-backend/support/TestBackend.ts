import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { createServer, type Server } from '../../../reference-backend/createServer.ts';
import { createSchema } from '../../../tools/createSchema.ts';
import { emptyCluster } from './emptyCluster.ts';
import { TestGuest } from './TestGuest.ts';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The PostgreSQL of this run, if there is one. */
export const databaseUrl: string | undefined = process.env.DATABASE_URL || undefined;

/** Each kind there is: for suites about the database itself. */
export const databaseKinds: readonly DatabaseKind[] = databaseUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** The kind that a deployment has, if it is there. It starts ten times as fast, too. */
const usualKind: DatabaseKind = databaseUrl ? 'PostgreSQL' : 'PGlite';

/** For suites about calls, which `npm run test:all` runs on each kind. */
export const kindsOfCalls: readonly DatabaseKind[] = process.env.EVERY_DATABASE ? databaseKinds : [usualKind];

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
  const schema =
    kind === 'PostgreSQL' && databaseUrl && !options.databaseUrl ? await createSchema(databaseUrl, 'test') : undefined;
  const server = await createServer({
    port: 0,
    controls: 'on',
    ...(schema ? { databaseUrl: schema.url } : { emptyCluster: await emptyCluster() }),
    ...options,
  });
  const url = await server.listen();
  const control = async (method: string, path: string, body: object) => {
    const answer = await new TestGuest(url).send(method, path, { body });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status}`);
  };
  return {
    url,
    ...(schema && { databaseUrl: schema.url }),
    database: server.database,
    guest: () => new TestGuest(url),
    setClock: (now) => control('PUT', '/reference/clock', { now, frozen: true }),
    setFault: (call, fault) => control('PUT', `/reference/faults/${call}`, fault),
    close: async () => {
      await server.close();
      await schema?.drop();
    },
  };
}
