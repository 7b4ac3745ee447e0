import { integer } from '../columns.ts';
import type { Statements } from '../Database.ts';
import { sql } from '../sql.ts';

/**
 * Counts commits that have waited for seconds because a standby must have them, too (`synchronous_standby_names`), and
 * does not answer. Their guests are told that the database is not available, while everything that only reads goes on.
 */
export async function countHeldCommits(database: Pick<Statements, 'rows'>): Promise<number> {
  const [row] = await database.rows(
    sql`
    select count(*)::int as held from pg_stat_activity
    where wait_event = 'SyncRep' and state_change < clock_timestamp() - interval '2 seconds'`,
    { held: integer },
  );
  return row?.held ?? 0;
}
