import { type Row, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

const columns = { provider_id: text, timezone: text };

export type FoundProvider = Row<typeof columns>;

/** The provider to look for. */
export interface WantedProvider {
  readonly businessName: string;
  readonly serviceIds: readonly number[];
  /** Id of a place or a person; if missing, whoever is licensed in the state. */
  readonly locationNumber?: string | undefined;
  /** State in which the guest of a video visit is. Ignored for a place. */
  readonly licensureState?: string | undefined;
}

/**
 * Finds the providers of the business who give all of the services and may see the guest, in the order of their ids.
 */
export const findProviders = (queries: Queries, wanted: WantedProvider): Promise<readonly FoundProvider[]> => {
  const { businessName, serviceIds, locationNumber = null, licensureState = null } = wanted;
  return queries.rows(
    sql`
    select p.provider_id, p.timezone from providers p
    where p.business_name = ${businessName}
      and (p.provider_id = ${locationNumber}::text or (${locationNumber}::text is null and p.licensed_states is not null))
      and (p.licensed_states is null or ${licensureState}::text is null or p.licensed_states @> array[${licensureState}::text])
      and (select count(*) from provider_services o where o.provider_id = p.provider_id
        and o.service_id = any(${serviceIds}::int[])) = ${serviceIds.length}::int
    order by p.provider_id`,
    columns,
  );
};
