import { text } from '../columns.ts';
import type { Database } from '../Database.ts';
import { sql } from '../sql.ts';
import { nameOf, sealedTables } from './sealedTables.ts';

/**
 * Takes out of the files of PGlite what its tables had before it was sealed. Nothing else does: PGlite has no vacuum of
 * its own, and would use old files of its write-ahead log again as they are. Of a PostgreSQL its operator decides.
 */
export async function clearOldPages(database: Database): Promise<void> {
  for (const table of sealedTables) await database.run(sql`vacuum full ${nameOf(table)}`);
  await database.run(sql`set wal_recycle = off`);
  await database.rows(sql`select pg_switch_wal()::text as ended`, { ended: text });
  await database.run(sql`checkpoint`);
  await database.run(sql`reset wal_recycle`);
}
