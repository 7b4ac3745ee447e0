import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';

/**
 * Refuses a service together with its follow-up: they cannot be given at one time. Which other vaccines do not go
 * together is content.
 * @throws Refusal 400
 */
export async function refuseIncompatible(queries: Queries, serviceIds: readonly number[]): Promise<void> {
  const [found] = await queries.rows(
    sql`
    select count(*)::int as pairs from services
    where service_id = any(${serviceIds}::int[]) and followup_service_id = any(${serviceIds}::int[])`,
    { pairs: integer },
  );
  if (found?.pairs) throw refuse(400, 'incompatibleServices', 'a service and its follow-up are asked for at one time');
}
