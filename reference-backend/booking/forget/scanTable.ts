import { integer, json } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { type Keyring, SEALED, type SealedRow } from '../../database/sealing/createKeyring.ts';
import { sealedRowOf } from '../../database/sealing/sealedTables.ts';
import { type Sql, sql } from '../../database/sql.ts';

/** A row by its columns, as JSON has it. */
type Row = Readonly<Record<string, unknown>>;

/**
 * How many pages of a table one statement reads: it ends long before its deadline, and so does what is done with its
 * rows, while the transaction stands still.
 */
const PAGES = 20;

/**
 * Calls `visit` with each text of the rows that have one of the values or something sealed, whatever the type of the
 * column. What is sealed is opened, and each text in it is one of the column.
 * @throws Error where something cannot be opened
 * @param values asked for before each statement; those that are found need not be looked for again
 */
export async function scanTable(
  queries: Queries,
  table: string,
  values: () => readonly string[],
  visit: (column: string, content: string, row: Row) => void,
): Promise<void> {
  const name: Sql = { texts: [`"${table}"`], values: [] };
  const [size] = await queries.rows(
    sql`select ceil(pg_relation_size(${`"${table}"`}::text::regclass) / current_setting('block_size')::float8)::int as pages`,
    { pages: integer },
  );
  for (let page = 0; page < (size?.pages ?? 0); page += PAGES) {
    const needles = [SEALED, ...values()].map((value) => lowerAscii(JSON.stringify(value).slice(1, -1)));
    const rows = await queries.rows(
      sql`
      select to_jsonb(t) as row from ${name} t, lateral (select lower(to_jsonb(t)::text collate "C") as content offset 0) made
      where ctid >= ${`(${page},0)`}::text::tid and ctid < ${`(${page + PAGES},0)`}::text::tid
        and exists (select from unnest(${needles}::text[]) as needle where strpos(content, needle collate "C") > 0)`,
      { row: json },
    );
    for (const { row, texts } of await Promise.all(rows.map((read) => openRow(queries.keyring, table, read))))
      for (const [column, contents] of texts) for (const content of contents) visit(column, content, row);
  }
}

/** As the database does it, whatever its locale. */
const lowerAscii = (value: string): string => value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

async function openRow(keyring: Keyring, table: string, read: { readonly row: unknown }) {
  const row: Row = { ...(typeof read.row === 'object' && read.row) };
  const texts = Object.entries(row).map(
    async ([column, content]) => [column, await openedTexts(keyring, content, sealedRowOf(table, row))] as const,
  );
  return { row, texts: await Promise.all(texts) };
}

async function openedTexts(
  { open }: Keyring,
  content: unknown,
  row: SealedRow | undefined,
): Promise<readonly string[]> {
  const texts = textsIn(content).map(async (text) =>
    row && text.startsWith(SEALED) ? textsIn(await open(text, row)) : [text],
  );
  return (await Promise.all(texts)).flat();
}

function textsIn(content: unknown): readonly string[] {
  if (typeof content === 'object' && content !== null) return Object.values(content).flatMap(textsIn);
  return content === null || content === undefined ? [] : [String(content)];
}
