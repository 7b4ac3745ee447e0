import { timingSafeEqual } from 'node:crypto';
import { refuse } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import { instant, integer, nullable, text } from '../database/columns.ts';
import type { Database } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { giveBack, spend } from '../limits/spend.ts';
import { normalizeConfirmCode } from './codes.ts';

const MOST_WRONG_CODES = 5;
const LOCK_MINUTES = 15;

/** Compared where there is no appointment: as long as a code, but never equal to one. */
const NO_CODE = '--------';

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Whether the code belongs to the appointment. After five wrong codes the appointment accepts none for 15 minutes. The
 * result is false for an unknown id, a wrong code, a locked appointment, and a walk-in, which nobody can cancel. All of
 * these run the same statements, so that the response time does not reveal which of them it was.
 */
export function checkConfirmCode(database: Database, id: string, typed: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return database.transaction(async (queries) => {
    const [found] = await queries.rows(
      sql`select confirm_code, wrong_codes, locked_until from appointments where appointment_id = ${id} and starts_at is not null for update`,
      { confirm_code: text, wrong_codes: integer, locked_until: nullable(instant) },
    );
    const isRight = isSame(found?.confirm_code ?? NO_CODE, normalizeConfirmCode(typed));
    const isLocked = found?.locked_until ? found.locked_until > now : false;
    if (found && isRight && !isLocked) return true;
    const isLast = (found?.wrong_codes ?? 0) + 1 >= MOST_WRONG_CODES;
    const lockedUntil = isLast ? new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString() : null;
    await queries.run(sql`
      update appointments set wrong_codes = ${isLast ? 0 : (found?.wrong_codes ?? 0) + 1}::int, locked_until = ${lockedUntil}::timestamptz
      where appointment_id = ${id} and starts_at is not null and (locked_until is null or locked_until <= ${at})`);
    return false;
  });
}

/**
 * Refuses whoever does not know the code for the visit's id. A wrong pair of id and code counts as a try of the client.
 * @throws Refusal 404, the same for a wrong id and a wrong code; 503 where the client made too many tries
 */
export async function requireConfirmCode(visit: Visit, typed: string): Promise<void> {
  const { database, id, now, client } = visit;
  const use = { limit: 'wrongConfirmCodesPerClient', who: client } as const;
  await spend(database, visit, use);
  if (!(await checkConfirmCode(database, id, typed, now)))
    throw refuse(404, 'appointmentNotFound', 'no appointment has this id and code');
  await giveBack(database, visit, use);
}
