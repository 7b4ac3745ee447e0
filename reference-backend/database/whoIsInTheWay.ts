import { flag } from './columns.ts';
import type { Queries } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { sql } from './sql.ts';

/** Name of the lock of whoever changes the tables. */
export const TABLES_LOCK = 'stepwell schema';

export const OTHERS_CHANGE = 'for another process, which changes the tables; this one goes on by itself';
const LOCKED = 'for a table that somebody keeps locked: StepwellNotReady in docs/runbook.md says how to find out who';

/** Asking takes the lock for this one statement, which nobody else who asks minds. */
const isTaken = sql`select not pg_try_advisory_xact_lock_shared(hashtext(${TABLES_LOCK}::text)) as taken`;

/** SQLSTATE of a lock that somebody else has had for too long. */
const isLocked = (error: unknown): error is DatabaseUnavailable =>
  error instanceof DatabaseUnavailable && error.code === '55P03';

/** The same error, which says what is waited for where somebody else has a lock. */
export const waiting = (error: unknown, waits: string): unknown =>
  isLocked(error) ? new DatabaseUnavailable(error.code, error.cause, waits) : error;

/**
 * The same error, which says what is waited for where somebody else has a lock, and nobody has said it so far: whoever
 * changes the tables has some of them all.
 */
export async function whoIsInTheWay(queries: Pick<Queries, 'rows'>, error: unknown): Promise<unknown> {
  if (!isLocked(error) || error.waits !== undefined) return error;
  const [row] = await queries.rows(isTaken, { taken: flag }).catch(() => []);
  return waiting(error, row?.taken ? OTHERS_CHANGE : LOCKED);
}
