import { PGlite, type Transaction } from '@electric-sql/pglite';
import { readRow } from './columns.ts';
import type { Database, Queries } from './Database.ts';
import { lockFolder } from './lockFolder.ts';
import { statementText } from './sql.ts';

const queriesOf = (client: PGlite | Transaction): Queries => ({
  rows: async (statement, columns) => {
    const { rows } = await client.query<Record<string, unknown>>(statementText(statement), [...statement.values]);
    return rows.map((row) => readRow(columns, row));
  },
  run: async (statement) => {
    const result = await client.query(statementText(statement), [...statement.values]);
    return result.affectedRows ?? 0;
  },
});

/**
 * PostgreSQL inside this process. `folder` keeps the data; without it they live in memory.
 * @throws Error where another process has the folder
 */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder === undefined ? async () => undefined : await lockFolder(folder);
  const client = await PGlite.create(folder).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  return {
    ...queriesOf(client),
    transaction: (work) => client.transaction((transaction) => work(queriesOf(transaction))),
    script: async (text) => {
      await client.transaction((transaction) => transaction.exec(text));
    },
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
