import type { Backend } from '../../Backend.ts';
import type { Queries } from '../Database.ts';
import { sql } from '../sql.ts';

const INTERVAL_MS = 10 * 60_000;

/**
 * Keeps the tables small while the process runs. Several processes may do so at once.
 * @returns a function that stops it
 */
export function startHousekeeping({ database, clock, log }: Backend): () => void {
  const timer = setInterval(async () => {
    try {
      await forgetExpired(database, await clock(database));
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'housekeeping failed');
    }
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Deletes what is no longer needed: reservations that ended an hour ago, first replies after a day, when nobody retries
 * any more, and uses that no longer count for a limit. A mail that was sent or given up is also deleted after a day: it
 * has a name, and a code to cancel with.
 */
export async function forgetExpired(queries: Queries, now: Date): Promise<void> {
  const at = now.toISOString();
  await queries.run(sql`delete from claims where expires_at < ${at}::timestamptz - interval '1 hour'`);
  await queries.run(sql`delete from idempotent_replies where created_at < ${at}::timestamptz - interval '1 day'`);
  await queries.run(sql`delete from limit_uses where spent_until < ${at}::timestamptz`);
  await queries.run(
    sql`delete from outbox where given_up_at < ${at}::timestamptz - interval '1 day'
      or (sent_at is not null and created_at < ${at}::timestamptz - interval '1 day')`,
  );
}
