import { randomBytes } from 'node:crypto';
import { openPostgres } from '../../reference-backend/database/openPostgres.ts';
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
  return [pglite, { name: 'PostgreSQL', empty: () => emptySchema(url), stop: async () => own?.stop() }];
}

/** Creates a separate schema in a server that others may use too. */
async function emptySchema(base: string): Promise<EmptyDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const database = openPostgres(base, 1);
    await database.script(statement);
    await database.close();
  };
  await run(`create schema ${name}`);
  const url = new URL(base);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { databaseUrl: url.href, drop: () => run(`drop schema ${name} cascade`) };
}
