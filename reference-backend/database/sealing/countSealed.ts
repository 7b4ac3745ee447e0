import { integer } from '../columns.ts';
import type { Queries } from '../Database.ts';
import { type Sql, sql } from '../sql.ts';
import { sealedBy, sealedLooselyBy } from './createKeyring.ts';
import { nameOf, sealedTables } from './sealedTables.ts';

/** How many values there are in all tables. */
export interface SealedCounts {
  /** By the id of the key that has sealed them. */
  readonly byKey: ReadonlyMap<string, number>;
  /** Of these, those that an earlier program has sealed for no row. */
  readonly loose: number;
  /** Those that nothing has sealed yet. */
  readonly plain: number;
}

/** @param ids of the keys to look for */
export async function countSealed(queries: Queries, ids: readonly string[]): Promise<SealedCounts> {
  const byKey = new Map(ids.map((id) => [id, 0]));
  let [loose, plain] = [0, 0];
  const count = async (from: Sql): Promise<number> => {
    const [row] = await queries.rows(sql`select count(*)::int as count from ${from}`, { count: integer });
    return row?.count ?? 0;
  };
  for (const table of sealedTables) {
    // No header is longer up to the row; so little of a large value is read.
    const begins = (prefix: string): Sql => sql`${nameOf(table)} where starts_with(left(sealed, 200), ${prefix}::text)`;
    for (const id of ids) {
      const ofNoRow = await count(begins(sealedLooselyBy(id)));
      loose += ofNoRow;
      byKey.set(id, (byKey.get(id) ?? 0) + ofNoRow + (await count(begins(sealedBy(id)))));
    }
    plain += await count(sql`${nameOf(table)} where ${table.isPlain}`);
  }
  return { byKey, loose, plain };
}
