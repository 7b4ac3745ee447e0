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

/** As long as a code, and none. */
const NO_CODE = '--------';

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Whether the code belongs to the appointment. After five wrong codes the appointment takes none for a quarter of an hour.
 * An unknown id, a wrong code and a locked appointment all give false, and so does a walk-in, which nobody can cancel:
 * by the same statements, so that the time they take tells them apart no better than the words.
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
 * Lets only those who know the code of the visit's id go on. A wrong pair of both counts as a try of the client.
 * @throws Refusal 404, one answer for a wrong id and a wrong code; 503 where the client tried too many
 */
export async function requireConfirmCode(visit: Visit, typed: string): Promise<void> {
  const { database, id, now, client } = visit;
  const use = { limit: 'wrongConfirmCodesPerClient', who: client } as const;
  await spend(database, visit, use);
  if (!(await checkConfirmCode(database, id, typed, now)))
    throw refuse(404, 'appointmentNotFound', 'no appointment has this id and code');
  await giveBack(database, visit, use);
}
