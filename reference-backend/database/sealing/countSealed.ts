import { integer, text } from '../columns.ts';
import type { Queries } from '../Database.ts';
import { sql } from '../sql.ts';
import { sealedBy } from './createKeyring.ts';
import { nameOf, sealedTables } from './sealedTables.ts';

/** How many values there are in all tables. */
export interface SealedCounts {
  /** By the id of the key that has sealed them. */
  readonly byKey: ReadonlyMap<string, number>;
  /** Those that nothing has sealed yet. */
  readonly plain: number;
}

/** @param ids of the keys to look for */
export async function countSealed(queries: Queries, ids: readonly string[]): Promise<SealedCounts> {
  const byKey = new Map(ids.map((id) => [id, 0]));
  let plain = 0;
  for (const table of sealedTables) {
    const found = await queries.rows(
      // No header is longer; so little of a large value is read.
      sql`select split_part(left(sealed, 200), '.', 1) || '.' as header, count(*)::int as count from ${nameOf(table)}
        where sealed is not null group by 1`,
      { header: text, count: integer },
    );
    for (const id of ids) {
      const count = found.find(({ header }) => header === sealedBy(id))?.count ?? 0;
      byKey.set(id, (byKey.get(id) ?? 0) + count);
    }
    const [unsealed] = await queries.rows(
      sql`select count(*)::int as count from ${nameOf(table)} where ${table.isPlain}`,
      { count: integer },
    );
    plain += unsealed?.count ?? 0;
  }
  return { byKey, plain };
}
