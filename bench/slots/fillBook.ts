import { integer, text } from '../../reference-backend/database/columns.ts';
import type { Database } from '../../reference-backend/database/Database.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { offeredTimes } from '../../reference-backend/slots/offeredTimes.ts';

/** Number of days ahead that have slots. */
export const DAYS_AHEAD = 90;
/** One of this many slots is taken. */
const TAKEN_OF = 8;

export interface Book {
  /** The slots of all clinics on all days, including taken ones. */
  readonly slots: number;
  readonly taken: number;
}

/** Number of clinics whose slots one statement creates: few enough for the deadline of a statement on a busy machine. */
const AT_ONCE = 50;

/** Takes some of the clinics' slots, spread by a hash, so that a search has to leave them out. */
export async function fillBook(database: Database, now: Date): Promise<Book> {
  const clinics = await database.rows(
    sql`select provider_id from providers where business_name = 'tlc' and lat is not null order by provider_id`,
    { provider_id: text },
  );
  const ids = clinics.map(({ provider_id }) => provider_id);
  const book = { slots: 0, taken: 0 };
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const { slots, taken } = await fillClinics(database, ids.slice(first, first + AT_ONCE), now);
    book.slots += slots;
    book.taken += taken;
  }
  await database.run(sql`analyze claims`);
  return book;
}

async function fillClinics(database: Database, ids: readonly string[], now: Date): Promise<Book> {
  const day = (ahead: number): string => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const asked = sql`
    select provider_id, timezone, slot_minutes, 0 as service_id, slot_minutes as minutes, 0 as min_days_ahead, ${DAYS_AHEAD}::int as max_days_ahead
    from providers where provider_id = any(${ids}::text[])`;
  const [row] = await database.rows(
    sql`
    with offered as materialized (${offeredTimes(asked, { startDate: day(0), endDate: day(DAYS_AHEAD), now })}),
    taken as (
      insert into claims (provider_id, starts_at, guest, reservation_code, expires_at)
      select provider_id, starts_at, 'bench', null, ${day(2 * DAYS_AHEAD)}::timestamptz from offered
      where hashtext(provider_id || starts_at) % ${TAKEN_OF}::int = 0
      returning 1)
    select (select count(*) from offered)::int as slots, (select count(*) from taken)::int as taken`,
    { slots: integer, taken: integer },
  );
  return row ?? { slots: 0, taken: 0 };
}
