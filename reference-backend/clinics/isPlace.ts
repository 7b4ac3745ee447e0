import { integer } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

/** Whether a business has such a place, which guests come to. @param providerId as an address has it: any text */
export async function isPlace(queries: Queries, providerId: string, businessName: string): Promise<boolean> {
  if (!/^[0-9]{8}$/.test(providerId)) return false;
  const found = await queries.rows(
    sql`select 1 as one from providers
      where provider_id = ${providerId} and business_name = ${businessName} and address_lines is not null`,
    { one: integer },
  );
  return found.length > 0;
}
