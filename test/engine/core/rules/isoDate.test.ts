import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  monthsBetween,
  parseDate,
} from '../../../../engine/core/rules/isoDate.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const date = (text: string): CalendarDate => {
  const parsed = parseDate(text);
  if (parsed === undefined) throw new Error(`${text} is no date`);
  return parsed;
};

describe('parseDate', () => {
  it.each(['2020-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '1900-02-28'])('takes %s', (text) => {
    expect(parseDate(text)).toBeDefined();
  });

  it.each([
    '2021-02-29',
    '1900-02-29',
    '2020-13-01',
    '2020-00-10',
    '2020-01-00',
    '2020-04-31',
    '20-01-01',
    '2020-1-1',
    '2020-01-01T00:00',
    ' 2020-01-01',
    '',
    20200101,
    null,
    undefined,
    {},
  ])('refuses %s', (value) => {
    expect(parseDate(value)).toBeUndefined();
  });
});

describe('date arithmetic', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
    ['9999-11-30', 1, '9999-12-30'],
    ['9999-12-01', 1, undefined],
    ['0000-02-29', -1, '0000-01-29'],
    ['0000-01-01', -1, undefined],
    ['2026-01-01', 1e12, undefined],
    ['2026-01-01', -1e12, undefined],
  ])('%s and %i months is %s', (from, months, expected) => {
    expect(addMonths(date(from), months)).toBe(expected);
  });

  it.each([
    ['2025-11-21', '2026-11-21', 12],
    ['2025-11-22', '2026-11-21', 11],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-11-21', '2025-11-21', -12],
    ['2026-11-21', '2025-11-22', -11],
    ['2026-11-21', '2025-11-20', -12],
    ['2026-11-21', '2026-11-21', 0],
  ])('from %s to %s are %i whole months', (from, to, expected) => {
    expect(monthsBetween(date(from), date(to))).toBe(expected);
  });

  it('has dates in the years 0 to 9999 only, which it can write', () => {
    expect(addDays(date('9999-12-30'), 1)).toBe('9999-12-31');
    expect(addDays(date('0000-01-02'), -1)).toBe('0000-01-01');
    expect(addDays(date('9999-12-31'), 1)).toBeUndefined();
    expect(addDays(date('0000-01-01'), -1)).toBeUndefined();
    expect(addDays(date('2026-01-01'), 1e12)).toBeUndefined();
  });

  it('agrees with luxon on days and months', () => {
    const days = fc.integer({ min: -300_000, max: 300_000 });
    fc.assert(
      fc.property(days, days, fc.integer({ min: -900, max: 900 }), (a, b, months) => {
        const [from, to] = [a, b].map((day) => DateTime.utc(2000, 1, 1).plus({ days: day }));
        if (from === undefined || to === undefined) return;
        const [ours, theirs] = [date(from.toISODate() ?? ''), date(to.toISODate() ?? '')];
        expect(daysBetween(ours, theirs)).toBe(to.diff(from, 'days').days);
        expect(addDays(ours, b)).toBe(from.plus({ days: b }).toISODate());
        expect(addMonths(ours, months)).toBe(from.plus({ months }).toISODate());
      }),
    );
  });
});
