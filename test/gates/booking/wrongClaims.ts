import { integer, text } from '../../../reference-backend/database/columns.ts';
import type { Database } from '../../../reference-backend/database/Database.ts';
import { sql } from '../../../reference-backend/database/sql.ts';

/**
 * Describes what breaks the rule "slots taken = live appointments + live reservations": a step of a provider's time
 * that is taken for an appointment that is canceled or at another time, and a step of a booked visit that is not taken.
 * It is one statement, so it sees one moment, even while guests continue.
 */
export async function wrongClaims(database: Database): Promise<readonly string[]> {
  const rows = await database.rows(
    sql`
    with visits as (
      select a.appointment_id, a.provider_id, a.starts_at + make_interval(mins => step * p.slot_minutes) as starts_at
      from appointments a
      join providers p using (provider_id)
      cross join lateral (select max(minutes) as minutes from services where service_id = any(a.service_ids)) s
      cross join lateral generate_series(0, (s.minutes + p.slot_minutes - 1) / p.slot_minutes - 1) as step
      where a.status = 'BOOKED' and a.starts_at is not null
    ),
    taken as (select appointment_id, provider_id, starts_at from claims where appointment_id is not null)
    select coalesce(t.starts_at, v.starts_at)::text as starts_at,
      case when v.appointment_id is null then 'taken for no live appointment' else 'booked and not taken' end as difference
    from visits v full join taken t using (appointment_id, provider_id, starts_at)
    where v.appointment_id is null or t.appointment_id is null`,
    { starts_at: text, difference: text },
  );
  return rows.map(({ starts_at: at, difference }) => `${at} is ${difference}`);
}

/** The numbers of appointments, claims and mails, of which each booking leaves one. */
export async function countBooked(database: Database) {
  const [row] = await database.rows(
    sql`select (select count(*)::int from appointments where status = 'BOOKED') as appointments,
      (select count(*)::int from claims) as claims, (select count(*)::int from outbox) as mails`,
    { appointments: integer, claims: integer, mails: integer },
  );
  if (!row) throw new Error('the database counts nothing');
  return row;
}
