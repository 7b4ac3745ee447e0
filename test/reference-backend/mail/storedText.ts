import { text } from '../../../reference-backend/database/columns.ts';
import type { SealedRow } from '../../../reference-backend/database/sealing/createKeyring.ts';
import { sealedRowOf } from '../../../reference-backend/database/sealing/sealedTables.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import type { TestBackend } from '../support/TestBackend.ts';

/** Every row of every table as text, as somebody with a stolen database and its keys would read it. */
export async function openedText(backend: TestBackend): Promise<string> {
  const { keyring } = backend.database;
  const parts = (await storedText(backend)).split(/("eyJ[^"]+")/);
  const opened = parts.map(async (part, index) =>
    index % 2 === 0 ? part : JSON.stringify(await keyring.open(JSON.parse(part), rowIn(part))),
  );
  return (await Promise.all(opened)).join('');
}

/** The row for which it says that it was sealed. */
export function rowIn(sealed: string): SealedRow {
  const header = Buffer.from(/eyJ[^.]*/.exec(sealed)?.[0] ?? '', 'base64url').toString();
  const [, table = '', id = ''] = /"row":"(\w+)\.sealed ([^"]+)"/.exec(header) ?? [];
  return sealedRowOf(table, { appointment_id: id, idempotency_key: id, mail_id: id }) ?? { table: 'outbox', id };
}

/** Every row of every table as text, as somebody with a stolen database would read it. */
export async function storedText({ database }: TestBackend): Promise<string> {
  const tables = await database.rows(
    sql`select table_name::text from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
    { table_name: text },
  );
  const rows = await Promise.all(
    tables.map(({ table_name: name }) =>
      database.rows(
        { texts: [`select '${name} ' || to_jsonb(t)::text as stored from "${name}" t order by 1`], values: [] },
        {
          stored: text,
        },
      ),
    ),
  );
  return rows
    .flat()
    .map(({ stored }) => stored)
    .join('\n');
}
