import { type Sql, sql } from '../database/sql.ts';

interface Licensed {
  /** Two letters of the state in which the guest is. */
  readonly state: string;
  /** True for a visit by video with the clinic, false for one with a dietitian. */
  readonly isVirtualVisit: boolean;
  readonly businessNames: readonly string[];
  readonly limit?: number;
}

/**
 * A query, for `slotRows`, of the providers who may see guests in a state by video. A provider of the clinic is marked
 * with the state, because the visit is booked by state; a dietitian is a person whom the guest chooses.
 */
export const providersLicensed = ({ state, isVirtualVisit, businessNames, limit }: Licensed): Sql => sql`
  select provider_id, row_number() over (order by provider_id) as position,
    case when ${isVirtualVisit}::boolean then jsonb_build_object('licensureState', ${state}::text) else '{}'::jsonb end as marks
  from providers
  where licensed_states @> array[${state}::text]
    and business_name = any(${businessNames}::text[])
    and (business_name = 'dietitian') <> ${isVirtualVisit}::boolean
  order by provider_id
  limit ${limit ?? null}::int`;
