import { integer, text } from '../columns.ts';
import type { Queries } from '../Database.ts';
import { type Sql, sql } from '../sql.ts';
import type { Batch } from './findBreak.ts';

/** A time to the microsecond, as `auditTime` writes it. */
const written = (column: Sql): Sql => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const entryColumns = { id: text, happenedAt: text, act: text, who: text, what: text };
export const entryValues: Sql = sql`entry_id::text as id, ${written(sql`happened_at`)} as "happenedAt", act, who, what`;

const sealColumns = {
  number: integer,
  sealedAt: text,
  keptUntil: text,
  firstEntry: text,
  lastEntry: text,
  entries: integer,
  entriesHash: text,
  hashBefore: text,
  hash: text,
  keyId: text,
  mac: text,
};
const sealValues: Sql = sql`
  number, ${written(sql`sealed_at`)} as "sealedAt", ${written(sql`kept_until`)} as "keptUntil", first_entry::text as "firstEntry",
  last_entry::text as "lastEntry", entries, entries_hash as "entriesHash", hash_before as "hashBefore", hash, key_id as "keyId", mac`;

/** How many seals are read at a time, with their entries. */
const PAGE = 20;

/** All seals in the order of their numbers, with the entries that are under them now. */
export async function* readChain(queries: Queries): AsyncGenerator<Batch> {
  for (let last = 0; ; ) {
    const seals = await queries.rows(
      sql`select ${sealValues} from audit_seals where number > ${last}::int order by number limit ${PAGE}::int`,
      sealColumns,
    );
    const numbers = seals.map(({ number }) => number);
    const entries = await queries.rows(
      sql`select seal, ${entryValues} from audit_entries where seal = any(${numbers}::int[]) order by entry_id`,
      { seal: integer, ...entryColumns },
    );
    for (const seal of seals) yield { seal, entries: entries.filter((entry) => entry.seal === seal.number) };
    if (seals.length < PAGE) return;
    last = Math.max(...numbers);
  }
}
