import { addsFluVaccine } from '../booking/addsFluVaccine.ts';
import { type KeptPatient, keptRequest, openRequests } from '../booking/keptRequest.ts';
import { instant, integers, json, nullable, type Row, text, texts } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

const columns = {
  appointment_id: text,
  confirm_code: text,
  /** Null where the entry in calendars has the id. */
  calendar_uid: nullable(text),
  status: text,
  provider_id: text,
  /** Null for a walk-in. */
  starts_at: nullable(instant),
  service_ids: integers,
  services: text,
  /** The group of the first service, from which content decides the flow. */
  category: text,
  business_name: text,
  timezone: text,
  vanity_name: text,
  /** Null for a place. */
  qualification: nullable(text),
  phone: text,
  /** Null, as is what follows of the address, for a provider who is met by video. */
  address_lines: nullable(texts),
  city_town: nullable(text),
  state_province: nullable(text),
  postal_code: nullable(text),
  request: json,
};

/** An appointment as the database stores it, with what a mail shows about it. */
export interface KeptVisit extends Omit<Row<typeof columns>, 'request'> {
  readonly patient: KeptPatient;
}

/** The appointments with these ids, the earliest first. */
export async function keptVisits(queries: Queries, ids: readonly string[]): Promise<readonly KeptVisit[]> {
  const rows = await queries.rows(
    sql`
    select a.appointment_id, a.confirm_code, a.calendar_uid, a.status, a.provider_id, a.starts_at, a.service_ids,
      (select string_agg(s.name, ', ' order by s.list_order) from services s where s.service_id = any(a.service_ids))
        || case when ${addsFluVaccine} then ', Flu Vaccine' else '' end as services,
      (select s.group_name from services s where s.service_id = a.service_ids[1]) as category,
      p.business_name, p.timezone, p.vanity_name, p.qualification, p.phone, p.address_lines, p.city_town, p.state_province, p.postal_code,
      ${keptRequest} as request
    from appointments a join providers p using (provider_id)
    where a.appointment_id = any(${ids}::text[])
    order by a.starts_at`,
    columns,
  );
  const opened = await openRequests(queries.keyring, rows);
  return opened.map(({ request: _, ...visit }) => visit);
}
