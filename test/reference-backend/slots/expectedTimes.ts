import { DateTime, Interval } from 'luxon';
import { integer, nullable, text } from '../../../reference-backend/database/columns.ts';
import type { Queries } from '../../../reference-backend/database/Database.ts';
import { sql } from '../../../reference-backend/database/sql.ts';

interface Question {
  readonly providerId: string;
  readonly serviceId: number;
  readonly start: string;
  readonly days: number;
  readonly now: DateTime;
}

const hoursColumns = { opens: nullable(text), closes: nullable(text), breaks: nullable(text), resumes: nullable(text) };

/** The times that a person with a calendar and a watch would find, computed from the same hours without SQL. */
export async function expectedTimes(queries: Queries, question: Question): Promise<readonly string[]> {
  const { providerId, serviceId, start, days, now } = question;
  const [facts] = await queries.rows(
    sql`
    select p.timezone, p.slot_minutes, p.booked_out_days, s.lead_time_days, s.minutes, s.max_days_ahead,
      exists (select from provider_services o where o.provider_id = p.provider_id and o.service_id = s.service_id)::int as offered
    from providers p, services s where p.provider_id = ${providerId} and s.service_id = ${serviceId}::int`,
    {
      timezone: text,
      slot_minutes: integer,
      booked_out_days: integer,
      lead_time_days: integer,
      minutes: integer,
      max_days_ahead: integer,
      offered: integer,
    },
  );
  if (!facts?.offered) return [];
  const today = now.setZone(facts.timezone).startOf('day');
  const firstDay = today.plus({ days: Math.max(facts.lead_time_days, facts.booked_out_days) });
  const lastDay = today.plus({ days: facts.max_days_ahead });
  const found: string[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = DateTime.fromISO(start, { zone: facts.timezone }).plus({ days: index });
    if (day.startOf('day') < firstDay || day.startOf('day') > lastDay) continue;
    const hours = await findHours(queries, providerId, day);
    found.push(...timesOfDay(day, hours, facts.slot_minutes, facts.minutes, now));
  }
  return found;
}

async function findHours(queries: Queries, providerId: string, day: DateTime) {
  const [exception] = await queries.rows(
    sql`select opens::text, closes::text, break_starts::text as breaks, break_ends::text as resumes
      from hour_exceptions where provider_id = ${providerId} and day = ${day.toISODate() ?? ''}::date`,
    hoursColumns,
  );
  if (exception) return exception;
  const [weekly] = await queries.rows(
    sql`select opens::text, closes::text, break_starts::text as breaks, break_ends::text as resumes
      from weekly_hours where provider_id = ${providerId} and weekday = ${day.weekday}::int`,
    hoursColumns,
  );
  return weekly;
}

const parseMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

function timesOfDay(
  day: DateTime,
  hours: Awaited<ReturnType<typeof findHours>>,
  step: number,
  visit: number,
  now: DateTime,
): readonly string[] {
  if (!hours?.opens || !hours.closes) return [];
  const [opens, closes] = [parseMinutes(hours.opens), parseMinutes(hours.closes)];
  const spans =
    hours.breaks && hours.resumes
      ? [
          [opens, parseMinutes(hours.breaks)],
          [parseMinutes(hours.resumes), closes],
        ]
      : [[opens, closes]];
  return spans.flatMap(([from = 0, to = 0]) => {
    const times: string[] = [];
    for (let minute = from; minute + visit <= to; minute += step) {
      const wall = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
      if (isStillAhead(day, wall, now)) times.push(`${day.toISODate()} ${wall}`);
    }
    return times;
  });
}

/**
 * Whether a local time is still ahead. A time that the clocks skip does not exist; of a time that occurs twice the
 * later one counts, as in PostgreSQL.
 */
function isStillAhead(day: DateTime, wall: string, now: DateTime): boolean {
  const time = DateTime.fromISO(`${day.toISODate()}T${wall}`, { zone: day.zone });
  if (time.toFormat('HH:mm:ss') !== wall) return false;
  const again = time.plus({ hours: 1 });
  const counts = again.toFormat('HH:mm:ss') === wall && again.offset !== time.offset ? again : time;
  return Interval.fromDateTimes(now, counts).isValid && counts > now;
}

interface Row {
  readonly services: readonly {
    readonly availability: readonly { readonly timeslots: readonly { readonly value: string }[] }[];
  }[];
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && 'services' in row;

/** The times of a row that has one service. */
export function checkTimes(row: unknown): readonly string[] {
  if (!isRow(row)) throw new Error('not a row of time slots');
  return row.services.flatMap(({ availability }) =>
    availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value)),
  );
}
