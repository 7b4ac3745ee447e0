import type { Database } from './Database.ts';
import { sql } from './sql.ts';

/** The least memory that a statement may be limited to, so that it needs the disk, which has the tables, too. */
const little = sql`select set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)`;

/** Some 300 KB, which are written to a file that is deleted at once. */
const much = sql`select count(*) from generate_series(1, 10000)`;

/** Waits for nobody: a row that is locked can be written, too. */
const row = sql`update oldest_program set version = version
  where version in (select version from oldest_program for update skip locked)`;

/**
 * Writes to the disk and to a table, and leaves nothing behind. A row alone would not do: it finds room on its page and
 * in the log for long after the disk is full, while a booking needs a new page.
 * @throws the database's error
 */
export async function tryToWrite(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.run(little);
    await queries.run(much);
    await queries.run(row);
  });
}
