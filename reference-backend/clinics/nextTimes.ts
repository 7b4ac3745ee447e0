import { DateTime } from 'luxon';
import type { Clinic } from '../../schemas/generated/api/places/clinic-details/reply.js';
import { text } from '../database/columns.ts';
import { sql } from '../database/sql.ts';
import type { Calendar } from '../slots/calendar/Calendar.ts';
import { calendars } from '../slots/calendar/calendars.ts';
import { freeDays } from '../slots/calendar/freeDays.ts';
import { calendarColumns, readCalendars } from '../slots/calendar/readCalendars.ts';
import { writeClock } from '../slots/calendar/writeClock.ts';
import { withOwnClaims } from '../slots/ownClaims.ts';
import type { SlotSource } from '../slots/SlotSource.ts';

interface Wanted {
  readonly providerIds: readonly string[];
  readonly serviceId: number;
  readonly now: Date;
  readonly guest: string;
}

const DAYS = 14;
const DAY_MS = 86_400_000;
const WALL_TIME = 'yyyy-MM-dd HH:mm:ss';

const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** When a visit to each place for the service can next be booked, within two weeks; by the id of the place. */
export async function nextTimes(
  source: SlotSource,
  { providerIds, serviceId, now, guest }: Wanted,
): Promise<ReadonlyMap<string, NonNullable<Clinic['nextAvailableAppointment']>>> {
  const startDate = formatDay(now.getTime() - DAY_MS); // places west of Greenwich may still have the day before
  const endDate = formatDay(now.getTime() + DAYS * DAY_MS);
  const rows = await source.rows(
    sql`
    select p.provider_id, ${calendars([serviceId], { startDate, endDate, now, guest })}
    from providers p where p.provider_id = any(${providerIds}::text[])`,
    { provider_id: text, ...calendarColumns },
  );
  const own = (await source.ownClaims?.()) ?? [];
  return new Map(
    readCalendars(rows).flatMap(({ provider_id: id, timezone, calendar }) => {
      const next = nextTime(withOwnClaims(calendar, id, own), now);
      if (!next) return [];
      const [start, end] = next;
      return [[id, { start: { value: start, timezone }, end: { value: end, timezone } }] as const];
    }),
  );
}

/** The first free time of the only service that is asked for, and the end of the visit. */
function nextTime(calendar: Calendar, now: Date): readonly [start: string, end: string] | undefined {
  const [visit] = calendar.visits;
  const [day] = visit ? freeDays(calendar, visit, now) : [];
  if (!visit || !day) return undefined;
  const start = `${day.date} ${writeClock(day.times[0] ?? 0)}`;
  return [start, DateTime.fromSQL(start, { zone: 'utc' }).plus({ minutes: visit.minutes }).toFormat(WALL_TIME)];
}
