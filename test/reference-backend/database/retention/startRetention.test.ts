import { afterEach, expect, test, vi } from 'vitest';
import { defaultConfiguration } from '../../../../reference-backend/configuration/configuration.ts';
import { startRetention } from '../../../../reference-backend/database/retention/startRetention.ts';
import { book, booking, sunday } from '../../support/calls.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const backend = suiteBackend();
afterEach(() => vi.useRealTimers());

test('every ten minutes what is kept no longer goes, and the log counts it without a name, until the process is to end', async () => {
  await book(backend().guest(), booking('Canary', '08:00:00'));
  const [log, closing] = [{ info: vi.fn(), error: vi.fn() }, new AbortController()];
  const clock = vi.fn(async () => new Date(Date.parse(sunday) + 3 * 86_400_000));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  startRetention({
    database: backend().database,
    clock,
    configuration: { ...defaultConfiguration, retention: { pastAppointments: 1 } },
    isPrepared: () => true,
    closing: closing.signal,
    log,
  });
  vi.advanceTimersByTime(10 * 60_000);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), 10_000);
  const [{ deleted }, message] = log.info.mock.calls[0] ?? [{}];
  expect([deleted.pastAppointments, message]).toEqual([1, 'data that is kept no longer was deleted']);
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/canary/i);
  expect(log.error).not.toHaveBeenCalled();
  closing.abort();
  vi.advanceTimersByTime(20 * 60_000);
  expect(clock).toHaveBeenCalledTimes(1);
});
