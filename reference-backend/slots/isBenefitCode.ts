import { flag } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { benefitCodeKey } from '../world/benefitCodes.ts';

/** Whether the typed text is a benefit code that is valid. */
export async function isBenefitCode(queries: Queries, typed: string): Promise<boolean> {
  const [found] = await queries.rows(
    sql`select exists (select from benefit_codes where code = ${benefitCodeKey(typed)}) as is_valid`,
    { is_valid: flag },
  );
  return found?.is_valid ?? false;
}
