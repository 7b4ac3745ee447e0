import { describe, expect, it } from 'vitest';
import { searchWindow, warnsOfLeadTime } from '../../../../../app/screens/results/times/searchWindow.ts';
import { bookable } from '../../../app-services/fixtures.ts';

const today = '2026-11-23';
const rsv = bookable({ id: 116, isVaccine: true, leadTimeDays: 3 });

describe('the lead-time warning', () => {
  const warns = (date: string, services = [rsv]) =>
    warnsOfLeadTime({ date }, searchWindow(date, services, today, 14), today);

  it.each([
    ['a day before the vaccine is ready', today, [rsv], true],
    ['the last such day', '2026-11-25', [rsv], true],
    ['the first day on which it is', '2026-11-26', [rsv], false],
    ['a day that is over, without preparation', '2026-11-01', [bookable({ isVaccine: true })], false],
    ['a visit that is prepared and no vaccine', today, [bookable({ leadTimeDays: 3 })], true],
  ])('%s', (_what, date, services, expected) => {
    expect(warns(date, services)).toBe(expected);
  });
});
