import { busy } from '../calls/handling/Refusal.ts';
import { integer } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import type { Client } from './clientAt.ts';
import { NETWORK_SHARES } from './consumePerClient.ts';
import type { Limits } from './limits.ts';

interface ReservingGuest extends Client {
  readonly guest: string;
  readonly limits: Limits;
  readonly now: Date;
}

/** By then a reservation may have ended or been released. */
const RETRY_SECONDS = 60;

/**
 * Makes reservations of one guest, and of the widest network of one client, run one after the other until the
 * transaction ends: call it before the claim. Others do not wait.
 */
export async function lockReservations(
  queries: Queries,
  { guest, client, networks }: Pick<ReservingGuest, 'guest' | keyof Client>,
): Promise<void> {
  for (const who of [guest, networks.at(-1) ?? client])
    await queries.run(sql`select pg_advisory_xact_lock(hashtextextended(${`reservations ${who}`}::text, 0))`);
}

/**
 * Counts what guest, client and its wider networks have reserved, the new reservation included: call it after the claim,
 * in its transaction.
 * @param providerId the place of the new reservation, of which a client and its networks have only some times
 * @throws Refusal 503
 */
export async function refuseHoarding(
  queries: Queries,
  { guest, client, networks, limits, now }: ReservingGuest,
  providerId: string,
): Promise<void> {
  const live = sql`expires_at > ${now.toISOString()}::timestamptz`;
  const [own] = await queries.rows(
    sql`select count(distinct reservation_code)::int as reserved from claims where guest = ${guest} and ${live}`,
    { reserved: integer },
  );
  if ((own?.reserved ?? 0) > limits.reservationsPerGuest.most) throw busy('reservationsPerGuest', RETRY_SECONDS);
  const all = [client, ...networks];
  const counts = await queries.rows(
    sql`
    select count(distinct reservation_code)::int as reserved,
      count(distinct reservation_code) filter (where provider_id = ${providerId})::int as at_place
    from unnest(${all}::text[]) with ordinality as wide (who, level)
    join claims on ${live} and (client = who or who = any(networks))
    group by level order by level`,
    { reserved: integer, at_place: integer },
  );
  for (const [level, { reserved, at_place: atPlace }] of counts.entries()) {
    if (reserved > limits.reservationsPerClient.most * (NETWORK_SHARES[level - 1] ?? 1))
      throw busy('reservationsPerClient', RETRY_SECONDS);
    if (atPlace > limits.reservationsPerClientAtPlace.most) throw busy('reservationsPerClientAtPlace', RETRY_SECONDS);
  }
}
