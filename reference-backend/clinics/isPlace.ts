import { integer } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

/**
 * Whether the business has a place with this id that guests visit.
 * @param providerId any text, as it is in an address
 */
export async function isPlace(queries: Queries, providerId: string, businessName: string): Promise<boolean> {
  if (!/^[0-9]{8}$/.test(providerId)) return false;
  const found = await queries.rows(
    sql`select 1 as one from providers
      where provider_id = ${providerId} and business_name = ${businessName} and address_lines is not null`,
    { one: integer },
  );
  return found.length > 0;
}
