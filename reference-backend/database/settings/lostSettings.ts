import { texts } from '../columns.ts';
import type { Database } from '../Database.ts';
import { DATABASE_DEADLINES } from '../deadlines.ts';
import { sql } from '../sql.ts';
import { connectionSettings } from './connectionSettings.ts';

/** What an operator does about them. */
export const LOST_SETTINGS =
  'a pooler is between, and gives transactions connections without the settings that the role lacks: npm run migrate -- --grant ROLE';

/**
 * The settings that a connection to the database has only where a server set them, although a pooler between makes it
 * another one for the next transaction. Neither the role nor the database has them.
 */
export async function lostSettings(database: Pick<Database, 'rows' | 'isPooled'>): Promise<readonly string[]> {
  if (!(await database.isPooled?.())) return [];
  const wanted = connectionSettings(DATABASE_DEADLINES);
  const [row] = await database.rows(
    sql`
    select coalesce(array_agg(name order by name), '{}') as lost
    from pg_settings join unnest(${wanted.map(({ name }) => name)}::text[], ${wanted.map(({ value }) => value)}::text[]) as wanted (name, value) using (name)
    where reset_val <> value`,
    { lost: texts },
  );
  return row?.lost ?? [];
}
