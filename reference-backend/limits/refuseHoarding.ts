import { busy } from '../calls/handling/Refusal.ts';
import { integer } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import type { Limits } from './limits.ts';

interface ReservingGuest {
  readonly guest: string;
  readonly client: string;
  readonly limits: Limits;
  readonly now: Date;
}

/** By then a reservation may have ended or been released. */
const RETRY_SECONDS = 60;

/**
 * Makes reservations of one guest run one after the other, until the transaction ends: call it before the claim. Other
 * guests do not wait.
 */
export const lockReservations = (queries: Queries, guest: string): Promise<number> =>
  queries.run(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations ${guest}`}::text, 0))`);

/**
 * Counts what guest and client have reserved, the new reservation included: call it after the claim, in its
 * transaction. The guests of one client do not wait for each other, so together they may exceed the limit by as many as
 * they request at the same moment.
 * @throws Refusal 503
 */
export async function refuseHoarding(queries: Queries, { guest, client, limits, now }: ReservingGuest): Promise<void> {
  const [counts] = await queries.rows(
    sql`
    select count(distinct reservation_code) filter (where guest = ${guest})::int as by_guest,
      count(distinct reservation_code) filter (where client = ${client})::int as by_client
    from claims where (guest = ${guest} or client = ${client}) and expires_at > ${now.toISOString()}::timestamptz`,
    { by_guest: integer, by_client: integer },
  );
  if ((counts?.by_guest ?? 0) > limits.reservationsPerGuest.most) throw busy('reservationsPerGuest', RETRY_SECONDS);
  if ((counts?.by_client ?? 0) > limits.reservationsPerClient.most) throw busy('reservationsPerClient', RETRY_SECONDS);
}
