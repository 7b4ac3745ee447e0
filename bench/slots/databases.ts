import { createSchema } from '../../tools/createSchema.ts';
import { startPostgres } from '../../tools/postgres.ts';

/** An empty database for one world. */
export interface EmptyDatabase {
  /** Undefined for PGlite, which runs inside the server's process. */
  readonly databaseUrl?: string;
  readonly drop: () => Promise<void>;
}

/** A kind of database that is measured. */
export interface DatabaseKind {
  readonly name: string;
  readonly empty: () => Promise<EmptyDatabase>;
  readonly stop: () => Promise<void>;
}

const pglite: DatabaseKind = {
  name: 'PGlite',
  empty: async () => ({ drop: async () => undefined }),
  stop: async () => undefined,
};

/** PGlite, and PostgreSQL if DATABASE_URL names one or one can be started here. */
export async function databases(): Promise<readonly DatabaseKind[]> {
  const given = process.env.DATABASE_URL;
  const own = given ? undefined : await startPostgres();
  const url = given ?? own?.url;
  if (url === undefined) return [pglite];
  const empty = async (): Promise<EmptyDatabase> => {
    const { url: databaseUrl, drop } = await createSchema(url, 'bench');
    return { databaseUrl, drop };
  };
  return [pglite, { name: 'PostgreSQL', empty, stop: async () => own?.stop() }];
}
