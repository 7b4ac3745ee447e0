import { describe, expect, it } from 'vitest';
import { openingHours } from '../../../../../app/screens/locator/details/MedicalClinicData.tsx';
import { splitDay } from '../../../../../app/screens/locator/details/WeekHours.tsx';

describe('a day of hours', () => {
  it.each([
    ['Monday: 8:00 AM - 7:40 PM', 'Monday', '8:00 AM - 7:40 PM'],
    ['Closed', '', 'Closed'],
    ['Friday: 8:00 AM - 3:00 PM (Christmas Eve: short)', 'Friday', '8:00 AM - 3:00 PM (Christmas Eve: short)'],
  ])('%s is taken apart', (text, day, hours) => {
    expect(splitDay(text)).toEqual({ day, hours });
  });

  it('is written as schema.org has it, but for a day on which the clinic is closed', () => {
    expect(openingHours(['Monday: 8:00 AM - 7:40 PM', 'Wednesday: Closed', 'Sunday: 12:00 PM - 12:30 AM'])).toEqual([
      'Mo 08:00-19:40',
      'Su 12:00-00:30',
    ]);
  });

  it.each([
    'Friday: 8:00 AM - 3:00 PM (Christmas Eve)',
    'Friday: Closed (Christmas)',
    'Friday: by phone',
    '8:00 AM - 7:40 PM',
  ])('as in %s leaves the week out, because its usual hours are not known', (text) => {
    expect(openingHours(['Monday: 8:00 AM - 7:40 PM', text])).toEqual([]);
  });
});
