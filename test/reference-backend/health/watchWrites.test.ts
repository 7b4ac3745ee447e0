import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { watchWrites } from '../../../reference-backend/health/watchWrites.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const failing = (code: string) => async () => Promise.reject(Object.assign(new Error('failed'), { code }));

test.each(['53100', '25006', '58030'])('a database whose writes fail with %s cannot be written', async (code) => {
  const failure = await watchWrites(failing(code))();
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure?.code).toBe(code);
});

test.each(['55P03', '57014', '40P01', '53300', 'lost'])('one that is busy can: %s', async (code) => {
  expect(await watchWrites(failing(code))()).toBeUndefined();
});

test('a try counts for five seconds, however many ask', async () => {
  const full = new DatabaseUnavailable('53100', undefined);
  const write = vi.fn<() => Promise<void>>().mockRejectedValue(full);
  const whyNot = watchWrites(write);
  const failures = await Promise.all([whyNot(), whyNot()]);
  expect(failures.map((failure) => failure?.code)).toEqual(['53100', '53100']);
  vi.advanceTimersByTime(4_000);
  expect((await whyNot())?.code).toBe('53100');
  expect(write).toHaveBeenCalledTimes(1);

  write.mockResolvedValue();
  vi.advanceTimersByTime(1_000);
  expect(await whyNot()).toBeUndefined();
  expect(write).toHaveBeenCalledTimes(2);
});

test('a try that does not end decides nothing, and no second one is begun', async () => {
  const write = vi.fn(() => new Promise<void>(() => undefined));
  const whyNot = watchWrites(write);
  expect(await whyNot()).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(await whyNot()).toBeUndefined();
  expect(write).toHaveBeenCalledTimes(1);
}, 30_000);
