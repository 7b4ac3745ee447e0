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
    try {
      await database.script(statement);
    } finally {
      await database.close();
    }
  };
  /** A statement that a server has left behind may hold a table. PostgreSQL then refuses one of the two. */
  const drop = async (tries = 3): Promise<void> => {
    try {
      await run(`drop schema ${name} cascade`);
    } catch (error) {
      if (tries === 1) throw error;
      await drop(tries - 1);
    }
  };
  await run(`create schema ${name}`);
  const url = new URL(base);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: () => drop() };
}
