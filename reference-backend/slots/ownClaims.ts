import { flag, number, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import type { Calendar } from './calendar/Calendar.ts';

/** A time that the guest who searches has. */
export interface OwnClaim {
  readonly provider_id: string;
  /** In seconds since 1970. */
  readonly begins: number;
  /** Otherwise it is held, and so free for the guest. */
  readonly is_booked: boolean;
}

/** What the guest has now: appointments, holds, and holds that were just released and only this guest can take again. */
export const readOwnClaims = (queries: Pick<Queries, 'rows'>, guest: string, now: Date): Promise<readonly OwnClaim[]> =>
  queries.rows(
    sql`
    select provider_id, date_part('epoch', starts_at) as begins, true as is_booked
    from claims where guest = ${guest} and appointment_id is not null
    union all
    select provider_id, date_part('epoch', starts_at), false
    from claims where guest = ${guest} and expires_at is not null and expires_at > ${now.toISOString()}::timestamptz`,
    { provider_id: text, begins: number, is_booked: flag },
  );

/** The calendar of a provider as it is with what the guest has, whatever a standby knew of these times. */
export function withOwnClaims(calendar: Calendar, providerId: string, own: readonly OwnClaim[]): Calendar {
  const here = own.filter((claim) => claim.provider_id === providerId);
  if (here.length === 0) return calendar;
  const had = new Set(here.map(({ begins }) => begins));
  const booked = here.filter(({ is_booked }) => is_booked).map(({ begins }) => begins);
  const taken = [...calendar.taken.filter((begins) => !had.has(begins)), ...booked].toSorted((a, b) => a - b);
  return { ...calendar, taken };
}
