import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { DATABASE_DEADLINES } from '../../../reference-backend/database/deadlines.ts';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { databaseKinds, databaseUrl } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

describe.runIf(databaseUrl)('a lock of somebody else', () => {
  test('is waited for as long as the deadline says, and is then a reason to try again', async () => {
    const database = openPostgres(databaseUrl ?? '', 2, { ...DATABASE_DEADLINES, lockMs: 200 });
    const lock = sql`select pg_advisory_xact_lock(hashtext('a lock of unavailable.test.ts'))`;
    await database.transaction(async (first) => {
      await first.run(lock);
      const second = database.transaction((queries) => queries.run(lock));
      await expect(second).rejects.toMatchObject({ name: 'DatabaseUnavailable', code: '55P03' });
    });
    await database.close();
  });
});

describe.each(databaseKinds)('%s', (kind) => {
  const backend = suiteBackend({}, kind);

  test('whose disk is full is unavailable, as the guest may try later', async () => {
    const full = sql`do $$ begin raise exception using errcode = '53100'; end $$`;
    await expect(backend().database.run(full)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(backend().database.transaction((queries) => queries.run(full))).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
  });

  test('that refuses a statement is asked wrongly, and not unavailable', async () => {
    await expect(backend().database.run(sql`select from nowhere`)).rejects.not.toBeInstanceOf(DatabaseUnavailable);
  });
});
