import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../../reference-backend/database/columns.ts';
import { type Sql, sql } from '../../../reference-backend/database/sql.ts';
import { providersLicensed } from '../../../reference-backend/slots/providersLicensed.ts';
import { providersNear } from '../../../reference-backend/slots/providersNear.ts';
import { slotRows } from '../../../reference-backend/slots/slotRows.ts';
import { findPlace } from '../../../reference-backend/world/places/findPlace.ts';
import { monday, sunday } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const place = findPlace('45202') ?? { postalCode: '', cityTown: '', stateProvince: '', lat: 0, lng: 0 };
const near = providersNear({ place, radius: 50, limit: 25, businessNames: ['tlc', 'pharmacy'] });
const licensed = providersLicensed({ state: 'OH', isVirtualVisit: true, businessNames: ['tlc'] });

describe.each(kindsOfCalls)('a slot search on %s', (kind) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({}, kind);
    await backend.database.script(`
      insert into claims (provider_id, starts_at, guest, expires_at)
        select provider_id, '2027-03-01T00:00:00Z'::timestamptz + make_interval(hours => step), 'rival', '2028-01-01'
        from providers cross join generate_series(1, 200) as step;
      analyze`);
  }, 60_000);
  afterAll(() => backend.close());

  /** The statements that the search sends. */
  const statementsFor = async (chosen: Sql): Promise<readonly Sql[]> => {
    const sent: Sql[] = [];
    const rows: TestBackend['database']['rows'] = async (statement) => {
      sent.push(statement);
      return [];
    };
    const window = { startDate: monday, endDate: '2027-03-14', now: new Date(sunday), guest: 'nobody' };
    await slotRows({ ...backend.database, rows }, chosen, [101, 102], window);
    return sent;
  };

  test.each([
    ['near a place', near],
    ['licensed in a state', licensed],
  ])('%s is one statement that reads neither the book nor the hours of everybody', async (_where, chosen) => {
    const [statement, ...more] = await statementsFor(chosen);
    const plan = await backend.database.rows(sql`explain ${statement ?? sql``}`, { 'QUERY PLAN': text });
    const lines = plan.map((line) => line['QUERY PLAN']);

    expect(more).toEqual([]);
    expect(lines.filter((line) => /Index.* (claims|hour_exceptions)/.test(line)).length).toBeGreaterThan(1);
    expect(
      lines.filter((line) => /Seq Scan on (claims|hour_exceptions|weekly_hours|provider_services)/.test(line)),
    ).toEqual([]);
  });
});
