import { describe, expect, it } from 'vitest';
import { dateError } from '../../../../../app/screens/results/heading/TelenutritionHeader.tsx';

describe('the error of the day from which dietitians are searched', () => {
  const days = { firstDate: '2026-11-26', lastDate: '2027-02-21' };
  it.each([
    ['', 'A valid date input is required.'],
    ['2026-02-30', 'A valid date input is required.'],
    ['2026-11-25', 'Date must be on or after 11/26/2026.'],
    ['2026-11-26', undefined],
    ['2027-02-21', undefined],
    ['2027-02-22', 'Date must be on or before 02/21/2027.'],
  ])('%s: %s', (date, message) => {
    expect(dateError(date, days)?.text).toBe(message);
  });
});
