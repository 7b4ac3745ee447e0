import { randomBytes } from 'node:crypto';
import { openPostgres } from '../reference-backend/database/openPostgres.ts';

/** A schema of its own in a PostgreSQL that others may use too. */
export interface OwnSchema {
  /** The address at which a server finds this schema and no other. */
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates an empty schema, whose name begins with `prefix`, in the server at `base`. */
export async function createSchema(base: string, prefix: string): Promise<OwnSchema> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const database = openPostgres(base, 1);
    await database.script(statement);
    await database.close();
  };
  await run(`create schema ${name}`);
  const url = new URL(base);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: () => run(`drop schema ${name} cascade`) };
}
