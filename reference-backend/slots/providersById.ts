import { type Sql, sql } from '../database/sql.ts';

/** A query, for `slotRows`, of the providers with these ids, in this order. An id that does not exist is left out. */
export const providersById = (ids: readonly string[], businessNames: readonly string[]): Sql => sql`
  select provider_id, array_position(${ids}::text[], provider_id) as position, '{}'::jsonb as marks
  from providers
  where provider_id = any(${ids}::text[]) and business_name = any(${businessNames}::text[])`;
