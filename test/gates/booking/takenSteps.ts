import { text } from '../../../reference-backend/database/columns.ts';
import type { Database } from '../../../reference-backend/database/Database.ts';
import { sql } from '../../../reference-backend/database/sql.ts';

/**
 * All steps of providers' time that are taken at an instant, each with the id of the appointment or the code of the
 * reservation.
 */
export async function takenSteps(database: Database, now: number): Promise<readonly string[]> {
  const rows = await database.rows(
    sql`
    select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || coalesce(appointment_id, reservation_code) as step
    from claims where appointment_id is not null or expires_at > ${new Date(now).toISOString()}::timestamptz`,
    { step: text },
  );
  return rows.map(({ step }) => step).sort();
}
