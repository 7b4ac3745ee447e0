import { members, text } from '../database/columns.ts';
import { kept, type Sql, sql } from '../database/sql.ts';
import type { Calendar, VisitLength } from './calendar/Calendar.ts';
import { calendars } from './calendar/calendars.ts';
import { type FreeDay, freeDays } from './calendar/freeDays.ts';
import { operatingHours } from './calendar/operatingHours.ts';
import { calendarColumns, readCalendars } from './calendar/readCalendars.ts';
import { writeClock } from './calendar/writeClock.ts';
import { joinTexts } from './joinTexts.ts';
import { withOwnClaims } from './ownClaims.ts';
import { providerDocument } from './providerDocument.ts';
import type { SlotSource } from './SlotSource.ts';
import type { SlotWindow } from './SlotWindow.ts';
import { searchLimits } from './searchLimits.ts';

/**
 * Reads one row per provider, as in `schemas/parts/time/time-slot-row.json`, with a single statement.
 * @param chosen a query of provider_id, position (in the reply) and marks (what this reply adds to the provider)
 * @param serviceIds in the order of the reply; a service that a provider lacks is there with isAvailable false
 * @returns each row as JSON text: as objects, thousands of times would cost more than all else of a search
 */
export async function slotRows(
  source: SlotSource,
  chosen: Sql,
  serviceIds: readonly number[],
  window: SlotWindow,
): Promise<readonly string[]> {
  const rows = await source.rows(
    kept(sql`
    with chosen as materialized (select * from (${chosen}) asked order by position limit ${searchLimits.providers + 1}::int)
    select p.provider_id, ${providerDocument} || c.marks as provider, ${calendars(serviceIds, window)}
    from chosen c
    join providers p using (provider_id)
    order by c.position`),
    { provider_id: text, provider: members, ...calendarColumns },
  );
  const own = (await source.ownClaims?.()) ?? [];
  return readCalendars(rows).map(({ provider_id, provider, calendar }) => {
    const services = writeServices(serviceIds, withOwnClaims(calendar, provider_id, own), window.now);
    const shown = { ...provider, operatingHours: operatingHours(calendar) };
    return `{"provider":${JSON.stringify(shown)},"services":[${joinTexts(services)}]}`;
  });
}

/** Services of the same length and with the same days ahead have the same times, which are written once. */
function writeServices(serviceIds: readonly number[], calendar: Calendar, now: Date): readonly string[] {
  const written = new Map<string, string>();
  const writeOnce = (visit: VisitLength): string => {
    const kind = [visit.minutes, visit.minDaysAhead, visit.maxDaysAhead].join();
    const days = written.get(kind) ?? joinTexts(freeDays(calendar, visit, now).map(writeDay));
    written.set(kind, days);
    return days;
  };
  return serviceIds.map((id) => {
    const visit = calendar.visits.find(({ serviceId }) => serviceId === id);
    return `{"id":${id},"isAvailable":${visit !== undefined},"availability":[${visit ? writeOnce(visit) : ''}]}`;
  });
}

/** The times are joined by all that is between them, which is faster than to write each. */
const writeDay = ({ date, times }: FreeDay): string =>
  `{"date":"${date}","timeslots":[{"value":"${date} ${times.map(writeClock).join(`"},{"value":"${date} `)}"}]}`;
