import type { Visit } from '../calls/Visit.ts';
import { flag } from '../database/columns.ts';
import { sql } from '../database/sql.ts';
import { usesOfClient } from '../limits/consumePerClient.ts';
import { consume, refund } from '../limits/rateLimit.ts';
import { benefitCodeKey } from '../world/benefitCodes.ts';

/**
 * Whether the typed text is a valid benefit code. An invalid one counts as a try to guess one: codes are short, so each
 * try is counted before it is judged, and taken back where the code is right.
 * @throws Refusal 503 where the client made too many tries
 */
export async function isBenefitCode(visit: Visit, typed: string): Promise<boolean> {
  const { database } = visit;
  const uses = usesOfClient(visit, 'wrongBenefitCodesPerClient');
  for (const use of uses) await consume(database, visit, use);
  const [found] = await database.rows(
    sql`select exists (select from benefit_codes where code = ${benefitCodeKey(typed)}) as is_valid`,
    { is_valid: flag },
  );
  const isValid = found?.is_valid ?? false;
  if (isValid) for (const use of uses) await refund(database, visit, use);
  return isValid;
}
