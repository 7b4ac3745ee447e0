import { expect, test } from 'vitest';
import { createEventLog, mostEvents } from '../../../../reference-backend/calls/analytics/createEventLog.ts';
import type { AnalyticsRecord } from '../../../../schemas/generated/api/analytics/collect-events/request.js';

const record = (sequence: number): AnalyticsRecord => ({
  sequence,
  elapsedMs: 0,
  event: { type: 'navigation', screen: 'main' },
});

test('keeps the newest events, oldest first, and forgets them when asked to', () => {
  const log = createEventLog(true);
  log.add(Array.from({ length: mostEvents }, (_, index) => record(index + 1)));
  log.add([record(mostEvents + 1), record(mostEvents + 2)]);

  expect(log.read()).toHaveLength(mostEvents);
  expect(log.read()[0]).toEqual(record(3));
  expect(log.read().at(-1)).toEqual(record(mostEvents + 2));
  log.clear();
  expect(log.read()).toEqual([]);
});

test('keeps nothing where nobody can read it', () => {
  const log = createEventLog(false);
  log.add([record(1)]);
  expect(log.read()).toEqual([]);
});
