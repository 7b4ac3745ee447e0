const unitLabel = (unit: 'day' | 'hour'): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' });

const days = unitLabel('day');
const hoursOnly = unitLabel('hour');
const all = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Spans of hours in words, whole days in days: '1 day and 1 hour'. */
export const hoursLabel = (spans: readonly number[]): string =>
  all.format(spans.map((hours) => (hours % 24 === 0 ? days.format(hours / 24) : hoursOnly.format(hours))));
