import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { daysBetween } from '../daysBetween.ts';
import type { StoredVisit } from '../lockPair.ts';

/** One of a pair, with the wall time that it is to have. */
interface TimedVisit {
  readonly stored: StoredVisit;
  readonly wallTime: string;
}

/**
 * Refuses times of a pair that are too close to each other: the second dose is not due yet.
 * @throws Refusal 400
 */
export async function refuseParting(queries: Queries, pair: readonly TimedVisit[]): Promise<void> {
  const first = pair.find(({ stored }) => stored.followup_of === null);
  const second = pair.find(({ stored }) => stored.followup_of !== null);
  if (!first || !second) return;
  const rows = await queries.rows(
    sql`
    select followup_after_days as after_days from services
    where service_id = any(${first.stored.service_ids}::int[]) and followup_service_id = any(${second.stored.service_ids}::int[])`,
    { after_days: integer },
  );
  const days = daysBetween(first.wallTime, second.wallTime);
  if (!rows.every(({ after_days }) => days >= after_days)) throw refuse('followupTooEarly');
}
