import { type Column, integer, nullable, number, type Row, text } from '../../database/columns.ts';
import type { Calendar, DayHours, VisitLength, Zone, ZoneDay } from './Calendar.ts';

const DAY = 86_400;

/** Reads a list whose elements have one type. */
const list =
  <T>(element: Column<T>): Column<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new TypeError('expected a list from the database');
    return value.map(element);
  };

/** Reads a list each of whose elements has a type of its own. */
const parts: Column<readonly unknown[]> = list((value) => value);

const readHours = ([opens, closes, breakStarts, breakEnds]: readonly unknown[]): DayHours => ({
  opens: number(opens),
  closes: number(closes),
  breakStarts: nullable(number)(breakStarts),
  breakEnds: nullable(number)(breakEnds),
});

const readWeekday: Column<readonly [number, DayHours]> = (value) => {
  const [weekday, ...hours] = parts(value);
  return [integer(weekday), readHours(hours)];
};

const readException: Column<readonly [string, DayHours | null]> = (value) => {
  const [date, ...hours] = parts(value);
  return [text(date), hours[0] === null ? null : readHours(hours)];
};

const readDay: Column<ZoneDay> = (value) => {
  const [written, offset, offsetAfter, change] = parts(value);
  const date = text(written);
  return {
    date,
    dayNumber: Date.parse(date) / (DAY * 1000),
    offset: number(offset),
    offsetAfter: number(offsetAfter),
    change: nullable(number)(change),
  };
};

const readZone: Column<Zone> = (value) => {
  const [today, days] = parts(value);
  return { today: integer(today), days: list(readDay)(days ?? []) };
};

const readVisit: Column<VisitLength> = (value) => {
  const [serviceId, minutes, minDaysAhead, maxDaysAhead] = parts(value);
  return {
    serviceId: integer(serviceId),
    minutes: integer(minutes),
    minDaysAhead: integer(minDaysAhead),
    maxDaysAhead: nullable(integer)(maxDaysAhead),
  };
};

/** The columns that `calendars` has of each provider. */
export const calendarColumns = {
  slot_minutes: integer,
  timezone: text,
  zone: nullable(readZone),
  visits: list(readVisit),
  weekly: list(readWeekday),
  exceptions: list(readException),
  taken: list(number),
};

/** Reads what `calendars` gives of providers, each of which gets the days of its zone. */
export function readCalendars<R extends Row<typeof calendarColumns>>(
  rows: readonly R[],
): readonly (R & { readonly calendar: Calendar })[] {
  const zones = new Map(rows.flatMap(({ timezone, zone }) => (zone ? [[timezone, zone] as const] : [])));
  return rows.map((row) => {
    const { slot_minutes: slotMinutes, timezone, visits, weekly, exceptions, taken } = row;
    const zone = zones.get(timezone);
    if (!zone) throw new TypeError(`the database gave no days of ${timezone}`);
    const calendar = { slotMinutes, visits, zone, weekly: new Map(weekly), exceptions: new Map(exceptions), taken };
    return { ...row, calendar };
  });
}
