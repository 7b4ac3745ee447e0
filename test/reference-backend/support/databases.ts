import type { Configuration } from '../../../reference-backend/configuration/configuration.ts';
import { createSchema } from '../../../tools/createSchema.ts';
import { wantsEverything } from '../../setup/cases.ts';
import { dataKeys } from './dataKeys.ts';
import { emptyCluster } from './emptyCluster.ts';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The PostgreSQL of this run, if there is one. */
export const databaseUrl: string | undefined = process.env.DATABASE_URL || undefined;

/** Each kind there is: for suites about the database itself. */
export const databaseKinds: readonly DatabaseKind[] = databaseUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** The kind that a deployment has, if it is there. It starts ten times as fast, too. */
export const usualKind: DatabaseKind = databaseUrl ? 'PostgreSQL' : 'PGlite';

/** For suites about calls, which `npm run test:all` runs on each kind. */
export const kindsOfCalls: readonly DatabaseKind[] = wantsEverything ? databaseKinds : [usualKind];

/** An empty database that nobody else uses. */
export interface OwnDatabase {
  /** What makes a server use it. */
  readonly options: Pick<Configuration, 'databaseUrl' | 'dataKeys' | 'emptyCluster'>;
  readonly drop: () => Promise<void>;
}

export async function ownDatabase(kind: DatabaseKind = usualKind): Promise<OwnDatabase> {
  if (kind === 'PGlite' || databaseUrl === undefined)
    return { options: { emptyCluster: await emptyCluster() }, drop: async () => undefined };
  const { url, drop } = await createSchema(databaseUrl, 'test');
  return { options: { databaseUrl: url, dataKeys }, drop };
}
