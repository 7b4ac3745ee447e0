import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';

/**
 * Refuses a walk-in for anything but vaccines that can be booked: nothing else is given at the counter.
 * @throws Refusal 400
 */
export async function refuseNoVaccine(queries: Queries, serviceIds: readonly number[]): Promise<void> {
  const [found] = await queries.rows(
    sql`
    select count(*)::int as vaccines from services
    where service_id = any(${serviceIds}::int[]) and is_vaccine and max_days_ahead is not null`,
    { vaccines: integer },
  );
  if (found?.vaccines !== serviceIds.length) throw refuse('notAVaccine');
}
