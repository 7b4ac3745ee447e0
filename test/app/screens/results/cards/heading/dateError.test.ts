import { describe, expect, it } from 'vitest';
import { dateError } from '../../../../../../app/screens/results/cards/heading/TelenutritionHeader.tsx';

describe('the error of the day from which dietitians are searched', () => {
  const days = { firstDate: '2026-11-26', lastDate: '2027-02-21' };
  it.each([
    ['', 'A valid date input is required.', 'date'],
    ['2026-02-30', 'A valid date input is required.', 'date'],
    ['2026-11-25', 'Date must be on or after 11/26/2026.', 'dateMinimum'],
    ['2026-11-26', undefined, undefined],
    ['2027-02-21', undefined, undefined],
    ['2027-02-22', 'Date must be on or before 02/21/2027.', 'dateMaximum'],
  ])('%s: %s', (date, text, keyword) => {
    const found = dateError(date, days);
    expect([found?.text, found?.keyword]).toEqual([text, keyword]);
  });
});
