import { expect, test } from 'vitest';
import { isClosedAt } from '../../../contract/register/replies/clinics/isClosedAt.ts';

test.each([
  ['8:00 AM - 7:40 PM', '03:00', true],
  ['8:00 AM - 7:40 PM', '08:00', false],
  ['8:00 AM - 7:40 PM', '19:40', true],
  ['Closed', '12:00', true],
  ['Closed (Christmas)', '12:00', true],
  ['8:00 AM - 3:00 PM (Christmas Eve)', '14:59', false],
  ['8:00 AM - 3:00 PM (Christmas Eve)', '15:00', true],
  ['by arrangement', '03:00', false],
])('a clinic whose hours are %s, at %s: is it closed? %s', (todaysHours, time, isClosed) => {
  const clinic = { timingInfo: { todaysHours }, timeZone: 'America/New_York' };
  expect(isClosedAt(clinic, Date.parse(`2026-12-24T${time}:00-05:00`))).toBe(isClosed);
});
