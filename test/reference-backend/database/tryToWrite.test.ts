import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { tryToWrite } from '../../../reference-backend/database/tryToWrite.ts';
import { countIn } from '../support/countIn.ts';
import { databaseKinds } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

describe.each(databaseKinds)('%s', (kind) => {
  const backend = suiteBackend({}, kind);

  // Others may keep old versions of the row on a PostgreSQL, which removes them by itself; nothing does on PGlite.
  test.runIf(kind === 'PGlite')(
    'is written to the disk and to a table, and nothing of it stays',
    async () => {
      const { database } = backend();
      const size = sql`select pg_relation_size('oldest_program') + pg_relation_size('pg_class')`;
      const before = await countIn(database, size);
      for (let time = 0; time < 500; time += 1) await tryToWrite(database);
      expect(await countIn(database, size)).toBe(before);
      expect(await countIn(database, sql`select count(*) from pg_ls_tmpdir()`)).toBe(0);
    },
    60_000,
  );

  test.runIf(kind === 'PostgreSQL')('whose row is changed by somebody else can be written', async () => {
    const { database } = backend();
    await database.transaction(async (queries) => {
      await queries.run(sql`update oldest_program set version = version`);
      await tryToWrite(database);
    });
  });

  test('that lacks room for one more file is not', async () => {
    const { database } = backend();
    const isWritten = (): Promise<void> =>
      database.transaction(async (queries) => {
        await queries.run(sql`select set_config('temp_file_limit', '64kB', true)`);
        await tryToWrite({ transaction: (work) => work(queries) });
      });
    await expect(isWritten()).rejects.toMatchObject({ code: '53400' });
  });
});
