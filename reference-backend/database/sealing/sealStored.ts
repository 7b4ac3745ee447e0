import { json, text } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import { type Sql, sql } from '../sql.ts';
import { type SealedTable, sealedTables } from './sealedTables.ts';

/** How many rows one transaction seals: they are locked for a tenth of a second. */
const BATCH = 100;

/**
 * Seals what earlier programs have stored, in batches, while guests use the rest. Several processes may do so
 * at once, and it may be cut off anywhere: whatever is not sealed is read as it is.
 * @returns how many rows were sealed
 */
export async function sealStored(database: Database, closing?: AbortSignal): Promise<number> {
  let sealed = 0;
  for (const table of sealedTables) {
    let count: number;
    do {
      if (closing?.aborted) return sealed;
      count = await database.transaction((queries) => sealSome(queries, table, table.isPlain));
      sealed += count;
    } while (count === BATCH);
  }
  return sealed;
}

/** @returns how many rows were sealed */
async function sealSome(queries: Queries, table: SealedTable, which: Sql): Promise<number> {
  const { keyring } = queries;
  const rows = await readSome(queries, table, which);
  for (const { id, value } of rows) {
    const opened = await keyring.open(value);
    const sealed = await keyring.seal(opened);
    await queries.run(sql`
      update ${nameOf(table)} set sealed = ${sealed}, ${table.whenSealed(opened, keyring)} where ${table.id}::text = ${id}`);
  }
  return rows.length;
}

/**
 * Opens all that is sealed, in the transaction that takes the tables back to those of an earlier program.
 * @param from the migration at which the tables are
 * @param target the one to which they go back
 */
export async function openStored(queries: Queries, from: number, target: number): Promise<void> {
  for (const table of sealedTables) {
    if (table.since > from || table.since <= target) continue;
    let rows: Awaited<ReturnType<typeof readSome>>;
    do {
      rows = await readSome(queries, table, sql`sealed is not null`);
      for (const { id, value } of rows) {
        const opened = table.whenOpened(await queries.keyring.open(value));
        await queries.run(sql`update ${nameOf(table)} set sealed = null, ${opened} where ${table.id}::text = ${id}`);
      }
    } while (rows.length > 0);
  }
}

const nameOf = ({ name }: SealedTable): Sql => ({ texts: [name], values: [] });

/** Some rows that nobody uses now. */
const readSome = (queries: Queries, table: SealedTable, which: Sql) =>
  queries.rows(
    sql`
    select ${table.id}::text as id, coalesce(to_jsonb(sealed), ${table.plain}) as value from ${nameOf(table)}
    where ${which} limit ${BATCH}::int for update skip locked`,
    { id: text, value: json },
  );
