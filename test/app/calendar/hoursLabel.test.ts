import { expect, it } from 'vitest';
import { hoursLabel } from '../../../app/calendar/alarmsAhead.ts';

it.each([
  [[24, 1], '1 day and 1 hour'],
  [[48, 2], '2 days and 2 hours'],
  [[36], '36 hours'],
  [[168, 24, 3], '7 days, 1 day, and 3 hours'],
])('says %j as %s', (spans, words) => {
  expect(hoursLabel(spans)).toBe(words);
});
