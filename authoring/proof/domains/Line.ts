import type { Json, JsonSchema } from '#engine';

/** Ordered values, each with a whole number as its index. */
export interface Line {
  readonly low: number;
  readonly high: number;
  /** Whether each end is a limit of the document; otherwise it is only an arbitrary distant value. */
  readonly bounded: { readonly low: boolean; readonly high: boolean };
  readonly valueAt: (index: number) => Json;
  /** The index of a value between two others that is easy for a person to read. */
  readonly pickReadable: (from: number, to: number) => number;
}

/** Picks the index between two others that is nearest to an everyday value. */
const clampToEveryday =
  (everyday: number) =>
  (from: number, to: number): number =>
    Math.min(Math.max(everyday, from), to);

const DAY = 86_400_000;
const parseDate = (date: string): number => Date.parse(date) / DAY;
const formatDate = (index: number): string => new Date(index * DAY).toISOString().slice(0, 10);

/** Days of years with four digits, leaving room at both ends for what rules add or subtract. */
export const dateLine: Line = {
  low: parseDate('1000-01-01'),
  high: parseDate('8999-12-31'),
  bounded: { low: false, high: false },
  valueAt: formatDate,
  pickReadable: clampToEveryday(parseDate('2000-01-01')),
};

/** The part of the line of dates that begins at a date and has `count` days. */
export const daysFrom = (date: string, count: number): Pick<Line, 'low' | 'high'> => ({
  low: parseDate(date),
  high: parseDate(date) + count - 1,
});

/** Numbers between their limits. Non-integers are distinguished down to a millionth. */
export function numberLine({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): Line {
  const unit = type === 'integer' ? 1 : 1_000_000;
  const far = Number.MAX_SAFE_INTEGER - 1;
  const lows = [
    ...(minimum === undefined ? [] : [Math.ceil(minimum * unit)]),
    ...(exclusiveMinimum === undefined ? [] : [Math.floor(exclusiveMinimum * unit) + 1]),
  ];
  const highs = [
    ...(maximum === undefined ? [] : [Math.floor(maximum * unit)]),
    ...(exclusiveMaximum === undefined ? [] : [Math.ceil(exclusiveMaximum * unit) - 1]),
  ];
  return {
    low: Math.max(-far, ...lows),
    high: Math.min(far, ...highs),
    bounded: { low: lows.length > 0, high: highs.length > 0 },
    valueAt: (index) => index / unit,
    pickReadable: (from, to) => {
      const whole = Math.ceil(from / unit) * unit;
      return clampToEveryday(unit)(whole <= to ? whole : from, to);
    },
  };
}
