import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { daysBetween } from '../daysBetween.ts';
import type { StoredVisit } from '../lockPair.ts';

/**
 * Refuses a new time of one of a pair that is too close to the other: the second dose is not due yet.
 * @param wallTime the new time of `moved`
 * @throws Refusal 400
 */
export async function refuseParting(
  queries: Queries,
  moved: StoredVisit,
  other: StoredVisit,
  wallTime: string,
): Promise<void> {
  const [first, second] = moved.followup_of === null ? [moved, other] : [other, moved];
  const timeOf = (visit: StoredVisit): string => (visit === moved ? wallTime : visit.wall_time);
  const rows = await queries.rows(
    sql`
    select followup_after_days as after_days from services
    where service_id = any(${first.service_ids}::int[]) and followup_service_id = any(${second.service_ids}::int[])`,
    { after_days: integer },
  );
  const days = daysBetween(timeOf(first), timeOf(second));
  if (!rows.every(({ after_days }) => days >= after_days)) throw refuse('followupTooEarly');
}
