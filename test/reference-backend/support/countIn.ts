import { integer } from '../../../reference-backend/database/columns.ts';
import type { Queries } from '../../../reference-backend/database/Database.ts';
import { sql } from '../../../reference-backend/database/sql.ts';

/** The number that a statement returns; -1 when it returns none. */
export async function countIn(database: Queries, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await database.rows(sql`select (${statement})::int as found`, { found: integer });
  return row?.found ?? -1;
}
