import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';

/** What stands in the database and should become less. All processes of one database see the same. */
export interface Backlog {
  /** Mails that wait to be sent. */
  readonly waitingMails: number;
  /** Seconds since the oldest of them was written. */
  readonly oldestMail: number;
  /** Mails that will not be sent any more. They are kept as long as `database/retention/retention.ts` says. */
  readonly lostMails: number;
  /** Times that are held for guests. */
  readonly holds: number;
}

/** The outbox, which is read whole, has the mails of a day. */
export async function readBacklog(database: Queries, now: Date): Promise<Backlog> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isWaiting = sql`sent_at is null and given_up_at is null`;
  const [row] = await database.rows(
    sql`
    select count(*) filter (where ${isWaiting})::int as waiting,
      coalesce(extract(epoch from ${at} - min(created_at) filter (where ${isWaiting})), 0)::int as oldest,
      count(given_up_at)::int as lost,
      (select count(*)::int from claims where expires_at > ${at}) as holds
    from outbox`,
    { waiting: integer, oldest: integer, lost: integer, holds: integer },
  );
  return {
    waitingMails: row?.waiting ?? 0,
    oldestMail: Math.max(0, row?.oldest ?? 0),
    lostMails: row?.lost ?? 0,
    holds: row?.holds ?? 0,
  };
}
