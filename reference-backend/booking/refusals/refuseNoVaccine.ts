import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';

/**
 * At the counter only vaccines are given, and only those that can be booked at all.
 * @throws Refusal 400
 */
export async function refuseNoVaccine(queries: Queries, serviceIds: readonly number[]): Promise<void> {
  const [found] = await queries.rows(
    sql`
    select count(*)::int as vaccines from services
    where service_id = any(${serviceIds}::int[]) and is_vaccine and max_days_ahead is not null`,
    { vaccines: integer },
  );
  if (found?.vaccines !== serviceIds.length)
    throw refuse(400, 'notAVaccine', 'a walk-in is for vaccines, and one of the services is none');
}
