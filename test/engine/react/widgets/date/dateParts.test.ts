import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDateError, joinDateParts, parseDateParts } from '../../../../../engine/react/widgets/date/dateParts.ts';

const part = fc.stringMatching(/^[0-9a-z]{0,4}$/);
const odd = fc.stringMatching(/^[-/. a-z]{1,6}$/);
const slashed = (typed: string): string => typed.replaceAll('-', '/');

describe('a date in parts', () => {
  test.each([
    [{ year: '1990', month: '3', day: '4' }, '1990-03-04'],
    [{ year: '1990', month: '', day: '4' }, '1990--04'],
    [{ year: '', month: '3', day: '' }, '-03-'],
    [{ year: '90', month: 'x', day: '4' }, '90-x-04'],
    [{ year: '19-90', month: '01-', day: '5' }, '19/90-01/-05'],
    [{ year: '', month: '', day: '' }, undefined],
  ])('%j is kept as %j', (parts, kept) => {
    expect(joinDateParts(parts)).toBe(kept);
  });

  test('comes back as it was kept', () => {
    fc.assert(
      fc.property(part, part, part, (year, month, day) => {
        const kept = joinDateParts({ year, month, day });
        expect(joinDateParts(parseDateParts(kept))).toBe(kept);
      }),
    );
  });

  test("keeps each part in its place, whatever is typed; '-' becomes '/'", () => {
    fc.assert(
      fc.property(odd, odd, odd, (year, month, day) => {
        const kept = parseDateParts(joinDateParts({ year, month, day }));
        expect(kept).toEqual({ year: slashed(year), month: slashed(month), day: slashed(day) });
      }),
    );
  });

  test('keeps what is typed whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (day) => {
        fc.pre(day !== '' && !/^\d+$/.test(day));
        const kept = parseDateParts(joinDateParts({ year: '1990', month: '01', day }));
        expect(kept).toEqual({ year: '1990', month: '01', day: slashed(day) });
      }),
    );
  });
});

describe('the fault of a date', () => {
  test.each([
    ['1990-13-01', 'month'],
    ['1990-00-01', 'month'],
    ['1990--01', 'month'],
    ['1990-x-01', 'month'],
    ['1990-12-32', 'day'],
    ['1990-12-', 'day'],
    ['90-12-31', 'year'],
    ['19/90-01-05', 'year'],
    ['1990-01/-15', 'month'],
    ['-12-31', 'year'],
    ['19900-12-31', 'year'],
    ['1990-02-30', 'date'],
    ['2023-02-29', 'date'],
    ['2024-02-29', undefined],
    ['0099-01-31', undefined],
  ])('of %s is %s', (value, fault) => {
    expect(findDateError(value)).toBe(fault);
  });

  test('is none for every day that exists', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (day) => {
        expect(findDateError(day.toISOString().slice(0, 10))).toBeUndefined();
      }),
    );
  });
});
