import { json, text } from '../columns.ts';
import type { Database, Queries } from '../Database.ts';
import { type Sql, sql } from '../sql.ts';
import { sealedBy } from './createKeyring.ts';
import { nameOf, type SealedTable, sealedTables } from './sealedTables.ts';

/** How many rows one transaction seals: they are locked for a tenth of a second. */
const BATCH = 100;

/**
 * Seals what earlier programs have stored, in batches, while guests use the rest. Several processes may do so at once,
 * and it may be cut off anywhere: whatever is not sealed is read as it is. Rows that somebody uses are left for the next
 * time.
 * @returns how many rows were sealed
 */
export const sealStored = (database: Database, closing?: AbortSignal): Promise<number> =>
  sealWhere(database, ({ isPlain }) => isPlain, closing);

/**
 * In the same way, seals what another key than the first of the set has sealed, what an earlier program has sealed for no
 * row, and what nothing has sealed yet.
 */
export const sealAgain = (database: Database): Promise<number> => {
  const prefix = sealedBy(database.keyring.keys.sealing[0].id);
  // Reads no more of a large value than this.
  const isOlder = sql`left(sealed, ${prefix.length}::int) <> ${prefix}`;
  return sealWhere(database, ({ isPlain }) => sql`(${isPlain} or ${isOlder})`);
};

/** In the same way, seals all appointments again, and hashes anew whom they are for. */
export const hashAgain = (database: Database): Promise<number> =>
  sealWhere(database, ({ name }) => (name === 'appointments' ? sql`true` : sql`false`));

async function sealWhere(
  database: Database,
  choose: (table: SealedTable) => Sql,
  closing?: AbortSignal,
): Promise<number> {
  let sealed = 0;
  for (const table of sealedTables) {
    let last: string | undefined;
    do {
      if (closing?.aborted) return sealed;
      const which = last === undefined ? choose(table) : sql`${choose(table)} and ${table.isAfter(last)}`;
      const ids = await database.transaction((queries) => sealSome(queries, table, which));
      sealed += ids.length;
      last = ids.length === BATCH ? ids.at(-1) : undefined;
    } while (last !== undefined);
  }
  return sealed;
}

/** @returns ids of the rows that were sealed, in order */
async function sealSome(queries: Queries, table: SealedTable, which: Sql): Promise<readonly string[]> {
  const { keyring } = queries;
  const rows = await readSome(queries, table, which);
  for (const { id, value } of rows) {
    const row = { table: table.name, id };
    const opened = await keyring.open(value, row);
    const sealed = await keyring.seal(opened, row);
    await queries.run(sql`
      update ${nameOf(table)} set sealed = ${sealed}, ${table.whenSealed(opened, keyring)} where ${table.has(id)}`);
  }
  return rows.map(({ id }) => id);
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
        const opened = table.whenOpened(await queries.keyring.open(value, { table: table.name, id }));
        await queries.run(sql`update ${nameOf(table)} set sealed = null, ${opened} where ${table.has(id)}`);
      }
    } while (rows.length > 0);
  }
}

/** Some rows that nobody uses now, by their ids. */
const readSome = (queries: Queries, table: SealedTable, which: Sql) =>
  queries.rows(
    sql`
    select ${table.id}::text as id, coalesce(to_jsonb(sealed), ${table.plain}) as value from ${nameOf(table)}
    where ${which} order by ${table.id} limit ${BATCH}::int for update skip locked`,
    { id: text, value: json },
  );
