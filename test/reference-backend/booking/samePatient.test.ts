import { describe, expect, test } from 'vitest';
import { texts } from '../../../reference-backend/database/columns.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { expectBusy } from '../limits/expectBusy.ts';
import { booking, findFreeTimes, readCode, tryToBook } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

describe.each(kindsOfCalls)('whether a booking is a duplicate, on %s', (kind) => {
  const limits = { duplicatesPerClient: { most: 3, minutes: 1_440 }, duplicatesPerName: { most: 2, minutes: 1_440 } };
  const backend = suiteBackend({ limits }, kind);
  const book = async (name: string, more: object = {}) => {
    const [time = ''] = await findFreeTimes(backend().guest());
    const { basicInfo, ...rest } = booking(name, time);
    return tryToBook(backend().guest(), { ...rest, basicInfo: { ...basicInfo, ...more } });
  };
  const elsewhere = { email: 'other@example.com', phone: '513-555-0111' };

  test.each([
    ['the same mail address and phone number', {}, 429],
    ['the same phone number', { email: 'other@example.com' }, 429],
    ['the same mailbox, spelled otherwise', { email: 'Guest+1@Example.com', phone: '513-555-0111' }, 429],
    ['no contact in common', elsewhere, 200],
    ['another date of birth', { dateOfBirth: '1990-06-16' }, 200],
  ])('%s', async (_which, more, status) => {
    expect((await book('Ann')).status).toBe(200);
    expect((await book('Ann', more)).status).toBe(status);
  });

  test('where only name and date of birth agree, the record of the clinic says so, and of no other', async () => {
    await book('Ann');
    await book('Ann', elsewhere);
    await book('Bea');
    const rows = await backend().database.rows(
      sql`select coalesce(may_be_same_as, '{}') as same, array[appointment_id] as own from appointments order by created_at, may_be_same_as nulls first`,
      { same: texts, own: texts },
    );
    const named = rows.filter(({ same }) => same.length > 0);
    expect(named).toHaveLength(1);
    expect(rows.some(({ own }) => own[0] === named[0]?.same[0])).toBe(true);
  });

  test('is limited by name and contact, whatever the date of birth or client', async () => {
    await book('Ann');
    for (let tries = 0; tries < 2; tries += 1) expect(readCode((await book('Ann')).body)).toBe('duplicateAppointment');
    for (const dateOfBirth of ['1990-06-15', '1990-06-16'])
      expectBusy(await book('Ann', { dateOfBirth }), 'duplicatesPerName');
    expect((await book('Bea')).status, 'another name').toBe(200);
    expect((await book('Ann', elsewhere)).status, 'the same name with other contacts').toBe(200);
  });

  test('is limited by client', async () => {
    for (const name of ['Ann', 'Bea']) await book(name);
    for (const name of ['Ann', 'Ann', 'Bea']) expect((await book(name)).status).toBe(429);
    expectBusy(await book('Cay'), 'duplicatesPerClient');
  });
});
