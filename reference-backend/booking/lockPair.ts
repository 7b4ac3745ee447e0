import { flag, integers, json, nullable, type Row, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { businessName } from './businessName.ts';
import { keptRequest, openRequests } from './keptRequest.ts';

const columns = {
  appointment_id: text,
  confirm_code: text,
  calendar_uid: nullable(text),
  status: text,
  is_past: flag,
  /** Null for a first appointment. */
  followup_of: nullable(text),
  service_ids: integers,
  provider_id: text,
  business_name: businessName,
  timezone: text,
  wall_time: text,
  request: json,
};

/** An appointment as it is stored, with the time on its provider's clock. */
export interface StoredVisit extends Omit<Row<typeof columns>, 'request'> {
  readonly email: string;
}

/**
 * Locks an appointment and the other one of its pair, and reads them: the first of the pair comes first. All who lock
 * two lock them in this order, so that nobody waits for each other. They are locked by a statement of its own: one that
 * also reads the providers would lose the row of an appointment that another transaction has just moved to another
 * provider.
 */
export async function lockPair(queries: Queries, id: string, now: Date): Promise<readonly StoredVisit[]> {
  const isOfPair = sql`(a.appointment_id = ${id} or a.followup_of = ${id}
    or a.appointment_id = (select followup_of from appointments where appointment_id = ${id}))`;
  await queries.rows(
    sql`select a.appointment_id from appointments a where ${isOfPair} order by a.followup_of nulls first for update`,
    { appointment_id: text },
  );
  const rows = await queries.rows(
    sql`
    select a.appointment_id, a.confirm_code, a.calendar_uid, a.status, a.starts_at <= ${now.toISOString()}::timestamptz as is_past,
      a.followup_of, a.service_ids, a.provider_id, p.business_name, p.timezone,
      to_char(a.starts_at at time zone p.timezone, 'YYYY-MM-DD HH24:MI:SS') as wall_time,
      ${keptRequest} as request
    from appointments a join providers p using (provider_id)
    where ${isOfPair} order by a.followup_of nulls first`,
    columns,
  );
  const opened = await openRequests(queries.keyring, rows);
  return opened.map(({ request: _, patient: { email }, ...row }) => ({ ...row, email }));
}
