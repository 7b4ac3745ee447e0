import { instant, nullable, type Row, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

const columns = {
  appointment_id: text,
  confirm_code: text,
  provider_id: text,
  /** Null for a walk-in. */
  starts_at: nullable(instant),
  services: text,
  business_name: text,
  timezone: text,
  vanity_name: text,
  /** Null for a place. */
  qualification: nullable(text),
  phone: text,
  /** Null for a provider who is met by video. */
  address: nullable(text),
  first_name: text,
  email: text,
};

/** An appointment as the database stores it, with what a mail shows about it. */
export type KeptVisit = Row<typeof columns>;

/** The appointments with these ids, the earliest first. */
export const keptVisits = (queries: Queries, ids: readonly string[]): Promise<readonly KeptVisit[]> =>
  queries.rows(
    sql`
    select a.appointment_id, a.confirm_code, a.provider_id, a.starts_at, p.business_name, p.timezone, p.vanity_name, p.qualification, p.phone,
      (select string_agg(s.name, ', ' order by s.list_order) from services s where s.service_id = any(a.service_ids)) as services,
      array_to_string(p.address_lines, ', ') || ', ' || p.city_town || ', ' || p.state_province || ' ' || p.postal_code as address,
      a.request -> 'basicInfo' ->> 'firstName' as first_name, a.request -> 'basicInfo' ->> 'email' as email
    from appointments a join providers p using (provider_id)
    where a.appointment_id = any(${ids}::text[])
    order by a.starts_at`,
    columns,
  );
