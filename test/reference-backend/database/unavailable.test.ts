import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { databaseKinds } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

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
