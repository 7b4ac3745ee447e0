import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

/** Deletes what has no more use: holds that ended an hour ago, and first replies after a day, when nobody retries any more. */
export async function forgetExpired(queries: Queries, now: Date): Promise<void> {
  const at = now.toISOString();
  await queries.run(sql`delete from claims where expires_at < ${at}::timestamptz - interval '1 hour'`);
  await queries.run(sql`delete from idempotent_replies where created_at < ${at}::timestamptz - interval '1 day'`);
}
