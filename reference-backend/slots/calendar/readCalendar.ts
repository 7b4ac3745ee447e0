import { type Column, integer, nullable, number, text } from '../../database/columns.ts';
import type { Calendar, DayHours, VisitLength, ZoneDay } from './Calendar.ts';

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

/** 'HH:mm:ss' in seconds. */
const clock: Column<number> = (value) => {
  const [hours = Number.NaN, minutes = Number.NaN, seconds = Number.NaN] = text(value).split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

const readHours = ([opens, closes, breakStarts, breakEnds]: readonly unknown[]): DayHours => ({
  opens: clock(opens),
  closes: clock(closes),
  breakStarts: nullable(clock)(breakStarts),
  breakEnds: nullable(clock)(breakEnds),
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

const readVisit: Column<VisitLength> = (value) => {
  const [serviceId, minutes, minDaysAhead, maxDaysAhead] = parts(value);
  return {
    serviceId: integer(serviceId),
    minutes: integer(minutes),
    minDaysAhead: integer(minDaysAhead),
    maxDaysAhead: integer(maxDaysAhead),
  };
};

/** Reads what the query `calendars` gives of a provider. */
export const readCalendar: Column<Calendar> = (value) => {
  const [slotMinutes, visits, today, days, weekly, exceptions, taken] = parts(value);
  return {
    slotMinutes: integer(slotMinutes),
    visits: list(readVisit)(visits),
    today: integer(today),
    days: list(readDay)(days ?? []),
    weekly: new Map(list(readWeekday)(weekly)),
    exceptions: new Map(list(readException)(exceptions)),
    taken: list(number)(taken),
  };
};
