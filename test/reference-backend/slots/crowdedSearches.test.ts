import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { paths } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.each(kindsOfCalls)('searches while the database is slow, on %s', (kind) => {
  let backend: TestBackend | undefined;
  // Controls are off because they would read the time from the database before each search.
  beforeAll(async () => {
    backend = await startBackend({ controls: 'off', trustProxy: 1 }, kind);
  }, 60_000);
  afterAll(() => backend?.close());

  const search = async (address: string) => {
    const query = {
      'filter.businessNames': 'tlc',
      'filter.serviceIds': '29',
      'filter.freeFormAddress': '45202',
      'filter.startDate': dayIn(2),
      'filter.endDate': dayIn(3),
    };
    const answer = await backend?.guest().send('GET', paths.slots, { query, headers: { 'x-forwarded-for': address } });
    return { status: answer?.status, retryAfter: answer?.headers.get('retry-after') };
  };

  test('of one address are few, and those of others are answered', async () => {
    const refused: unknown[] = [];
    const flood: Promise<unknown>[] = [];
    const others: ReturnType<typeof search>[] = [];
    await backend?.database.transaction(async (queries) => {
      await queries.run(sql`lock table providers in access exclusive mode`);
      for (let connection = 0; connection < 70; connection += 1)
        flood.push(search('203.0.113.1').then((answer) => (answer.status === 200 ? undefined : refused.push(answer))));
      await vi.waitFor(() => expect(refused).toHaveLength(54), 5_000);
      for (let guest = 0; guest < 12; guest += 1) others.push(search(`198.51.100.${guest}`));
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    await Promise.all(flood);
    expect(refused).toEqual(Array(54).fill({ status: 503, retryAfter: '5' }));
  });
});
