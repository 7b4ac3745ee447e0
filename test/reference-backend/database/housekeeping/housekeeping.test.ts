import { describe, expect, test } from 'vitest';
import { integer } from '../../../../reference-backend/database/columns.ts';
import { forgetExpired } from '../../../../reference-backend/database/housekeeping/startHousekeeping.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { book, booking, reserve, sunday } from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

describe.each(databaseKinds)('housekeeping on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  test('forgets ended holds and old replies, and keeps what is booked or still of use', async () => {
    await book(backend().guest(), booking('Ann', '08:00:00'), 'a-key');
    await reserve(backend().guest(), '08:30:00');
    const left = async (hours: number) => {
      await forgetExpired(backend().database, new Date(Date.parse(sunday) + hours * 3_600_000));
      const [row] = await backend().database.rows(
        sql`select (select count(*) from claims)::int as claims, (select count(*) from idempotent_replies)::int as replies,
          (select count(*) from appointments)::int as appointments`,
        { claims: integer, replies: integer, appointments: integer },
      );
      return row;
    };

    expect(await left(1)).toEqual({ claims: 2, replies: 1, appointments: 1 });
    expect(await left(2)).toEqual({ claims: 1, replies: 1, appointments: 1 });
    expect(await left(25)).toEqual({ claims: 1, replies: 0, appointments: 1 });
  });
});
