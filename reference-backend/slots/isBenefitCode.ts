import type { Visit } from '../calls/Visit.ts';
import { flag } from '../database/columns.ts';
import { sql } from '../database/sql.ts';
import { giveBack, spend } from '../limits/spend.ts';
import { benefitCodeKey } from '../world/benefitCodes.ts';

/**
 * Whether the typed text is a valid benefit code. An invalid one counts as a try to guess one.
 * @throws Refusal 503 where the client made too many tries
 */
export async function isBenefitCode(visit: Visit, typed: string): Promise<boolean> {
  const { database, client } = visit;
  const use = { limit: 'wrongBenefitCodesPerClient', who: client } as const;
  await spend(database, visit, use);
  const [found] = await database.rows(
    sql`select exists (select from benefit_codes where code = ${benefitCodeKey(typed)}) as is_valid`,
    { is_valid: flag },
  );
  const isValid = found?.is_valid ?? false;
  if (isValid) await giveBack(database, visit, use);
  return isValid;
}
