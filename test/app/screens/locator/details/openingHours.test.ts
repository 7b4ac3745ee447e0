import { describe, expect, it } from 'vitest';
import { openingHours } from '../../../../../app/screens/locator/details/openingHours.ts';
import { splitDay } from '../../../../../app/screens/locator/details/splitDay.ts';

describe('a day of hours', () => {
  it.each([
    ['Monday: 8:00 AM - 7:40 PM', 'Monday', '8:00 AM - 7:40 PM'],
    ['Closed', '', 'Closed'],
    ['Friday: 8:00 AM - 3:00 PM (Christmas Eve: short)', 'Friday', '8:00 AM - 3:00 PM (Christmas Eve: short)'],
  ])('%s is taken apart', (text, day, hours) => {
    expect(splitDay(text)).toEqual({ day, hours });
  });

  it.each([
    ['Monday: 8:00 AM - 7:40 PM', ['Mo 08:00-19:40']],
    ['Sunday: 12:00 PM - 12:30 AM', ['Su 12:00-00:30']],
    ['Wednesday: Closed', []],
    ['Friday: 8:00 AM - 3:00 PM (Christmas Eve)', []],
    ['8:00 AM - 7:40 PM', []],
  ])('%s as schema.org has it', (text, expected) => {
    expect(openingHours(text)).toEqual(expected);
  });
});
