/** The day of expected guests, so that an age is the same whenever the documents are proven. */
export const guestsToday = '2027-03-01';

const pattern =
  /^(?:(today|yesterday|tomorrow)|(\d{1,5}) (day|month|year)s? (ago|ahead))(?:, (\d{1,4}) days? (earlier|later))?$/;

/** The day that is counted from today ("18 years ago, 1 day later"); the same text where it counts nothing. */
export function dayOf(text: string, today = guestsToday): string {
  const [whole, near, count = '0', unit = 'day', way = 'ahead', shift = '0', side = 'later'] = pattern.exec(text) ?? [];
  if (whole === undefined) return text;
  const day = new Date(`${today}T00:00:00Z`);
  const by = near === undefined ? Number(count) * (way === 'ago' ? -1 : 1) : (nearDays[near] ?? 0);
  if (unit === 'year') day.setUTCFullYear(day.getUTCFullYear() + by);
  else if (unit === 'month') day.setUTCMonth(day.getUTCMonth() + by);
  else day.setUTCDate(day.getUTCDate() + by);
  day.setUTCDate(day.getUTCDate() + Number(shift) * (side === 'earlier' ? -1 : 1));
  return day.toISOString().slice(0, 10);
}

const nearDays: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 };
