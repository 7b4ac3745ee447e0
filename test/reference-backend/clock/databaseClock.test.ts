import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseClock } from '../../../reference-backend/clock/databaseClock.ts';
import { readRow } from '../../../reference-backend/database/columns.ts';
import type { Queries } from '../../../reference-backend/database/Database.ts';

const noon = Date.parse('2027-03-01T12:00:00Z');
const hour = 3_600_000;
beforeEach(() => vi.useFakeTimers({ now: noon }));
afterEach(() => vi.useRealTimers());

/** A database whose clock can be moved, and that can be away. */
const movedDatabase = () => {
  const moved = { behindMs: 0, isAway: false };
  const rows: Queries['rows'] = async (_statement, columns) => {
    if (moved.isAway) throw new Error('away');
    return [readRow(columns, { now: new Date(Date.now() - moved.behindMs) })];
  };
  return Object.assign(moved, { rows });
};

const started = async (database: ReturnType<typeof movedDatabase>) => {
  const warn = vi.fn();
  const { clock, start } = databaseClock(database, { warn });
  await start();
  const tell = async () => (await clock()).toISOString();
  return { tell, warn };
};

test('a process whose clock is ahead goes by that of the database, and logs it once', async () => {
  const database = movedDatabase();
  database.behindMs = hour;
  const { tell, warn } = await started(database);
  expect(await tell()).toBe('2027-03-01T11:00:00.000Z');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await tell()).toBe('2027-03-01T11:00:25.000Z');
  expect(warn.mock.calls).toEqual([[{ seconds: 3_600 }, expect.stringContaining('differs')]]);
});

test('clocks that nearly agree count as one', async () => {
  const database = movedDatabase();
  database.behindMs = 1_500;
  const { tell, warn } = await started(database);
  expect(await tell()).toBe('2027-03-01T12:00:00.000Z');
  expect(warn).not.toHaveBeenCalled();
});

test('a clock that is moved later is noticed, and a database that is away changes nothing', async () => {
  const database = movedDatabase();
  const { tell } = await started(database);
  database.behindMs = -hour;
  await vi.advanceTimersByTimeAsync(10_000);
  database.isAway = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await tell()).toBe('2027-03-01T13:00:30.000Z');
});
