import { text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

const columns = { provider_id: text, timezone: text, vanity_name: text, phone: text, address: text };

/** Undefined where the business has no such place, or the place does not give all of the services. */
export async function findProvider(
  queries: Queries,
  locationNumber: string,
  businessName: string,
  serviceIds: readonly number[],
) {
  const [provider] = await queries.rows(
    sql`
    select p.provider_id, p.timezone, p.vanity_name, p.phone,
      array_to_string(p.address_lines, ', ') || ', ' || p.city_town || ', ' || p.state_province || ' ' || p.postal_code as address
    from providers p
    where p.provider_id = ${locationNumber} and p.business_name = ${businessName}
      and (select count(*) from provider_services o where o.provider_id = p.provider_id
        and o.service_id = any(${serviceIds}::int[])) = ${serviceIds.length}::int`,
    columns,
  );
  return provider;
}
