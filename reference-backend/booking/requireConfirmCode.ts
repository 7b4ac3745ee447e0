import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import { text } from '../database/columns.ts';
import { sql } from '../database/sql.ts';
import { consumePerClient } from '../limits/consumePerClient.ts';
import { consume } from '../limits/rateLimit.ts';
import { normalizeConfirmCode } from './codes.ts';

/** Compared where there is no appointment: as long as a code, but never equal to one. */
const NO_CODE = '--------';

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Refuses anyone who does not know the code for the visit's id. The right pair is always accepted, whatever others
 * behind the same address tried before: nobody can guess an id of 128 bits, and where one became known, its code is one
 * of 600 billion. An unknown id, a wrong code and a walk-in, which nobody can cancel, are counted alike and run the same
 * statements, so that neither answer nor response time reveals which of them it was.
 * @throws Refusal 404, the same for a wrong id and a wrong code; 503 where the client has sent too many of them
 */
export async function requireConfirmCode(
  visit: Pick<Visit, 'database' | 'id' | 'now' | 'limits' | 'client' | 'networks'>,
  typed: string,
): Promise<void> {
  const { database, id, client } = visit;
  const [found] = await database.rows(
    sql`select confirm_code from appointments where appointment_id = ${id} and starts_at is not null`,
    { confirm_code: text },
  );
  if (isSame(found?.confirm_code ?? NO_CODE, normalizeConfirmCode(typed))) return;
  await consumePerClient(database, visit, 'wrongConfirmCodesPerClient');
  const who = createHash('sha256').update(`${client} ${id}`).digest('base64url');
  await consume(database, visit, { limit: 'wrongConfirmCodesPerAppointment', who });
  throw refuse('appointmentNotFound');
}
