import { checkAudit } from '../../../reference-backend/database/audit/checkAudit.ts';
import { integer, text } from '../../../reference-backend/database/columns.ts';
import type { Database } from '../../../reference-backend/database/Database.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { wrongClaims } from '../booking/wrongClaims.ts';
import type { Acknowledged } from './BookingLoad.ts';

/**
 * Says where a database has something else than what guests were told: an appointment that is missing, too many or in
 * another state, a time that is taken for nobody or not taken, a mail or an entry of the audit too many or too few.
 */
export async function whatDiffers(database: Database, { booked, canceled }: Acknowledged): Promise<readonly string[]> {
  const rows = await database.rows(sql`select appointment_id as id, status from appointments`, {
    id: text,
    status: text,
  });
  const found = new Map(rows.map(({ id, status }) => [id, status]));
  const missing = [...booked].filter((id) => !found.has(id));
  const tooMany = [...found.keys()].filter((id) => !booked.has(id));
  const others = [...booked].filter((id) => found.has(id) && (found.get(id) === 'CANCELED') !== canceled.has(id));
  const [counts] = await database.rows(
    sql`
    select (select count(*)::int from outbox) as mails,
      (select count(*)::int from audit_entries where act = 'booked') as "auditedBookings",
      (select count(*)::int from audit_entries where act = 'canceled') as "auditedCancellations"`,
    { mails: integer, auditedBookings: integer, auditedCancellations: integer },
  );
  const expected = {
    mails: booked.size + canceled.size,
    auditedBookings: booked.size,
    auditedCancellations: canceled.size,
  };
  const { broken } = await checkAudit(database, new Date());
  return [
    ...(missing.length > 0 ? [`${missing.length} bookings are lost`] : []),
    ...(tooMany.length > 0 ? [`${tooMany.length} appointments that nobody was told of`] : []),
    ...(others.length > 0 ? [`${others.length} appointments in another state`] : []),
    ...(JSON.stringify(counts) === JSON.stringify(expected)
      ? []
      : [`${JSON.stringify(counts)} in place of ${JSON.stringify(expected)}`]),
    ...(broken ? [`the audit: ${broken}`] : []),
    ...(await wrongClaims(database)),
  ];
}
