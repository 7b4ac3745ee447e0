import { instant, nullable } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import type { Client } from '../limits/clientAt.ts';

interface Claimant {
  readonly guest: string;
  readonly now: Date;
  /** What the slot is claimed for: an appointment, which is permanent, or a reservation, which expires. */
  readonly by:
    | { readonly appointmentId: string }
    | ({ readonly reservationCode: string; readonly expiresAt: Date } & Client);
}

/** What was claimed. */
interface Claimed {
  /** When the reservation ends, which is earlier than wanted where it was prolonged often; null for an appointment. */
  readonly expiresAt: Date | null;
}

/** How often a guest prolongs a reservation. After that it keeps its end, and the time is free again for everybody. */
const MOST_RENEWALS = 3;

/**
 * Claims every step of the slot for the guest. Call it in a transaction and roll back where it gives undefined: then not
 * all of the steps could be claimed. The primary key of `claims` lets one claimant at a time take a step, which must be
 * free, expired, or reserved by the same guest. Steps are claimed in ascending order, so that claimants cannot
 * deadlock.
 */
export async function claimSlot(
  queries: Queries,
  slot: Slot,
  { guest, now, by }: Claimant,
): Promise<Claimed | undefined> {
  const steps = Math.ceil(slot.minutes / slot.slotMinutes);
  const appointmentId = 'appointmentId' in by ? by.appointmentId : null;
  const reservation = 'reservationCode' in by ? by : null;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isRenewal = sql`(held.guest = excluded.guest and held.expires_at > ${at} and excluded.appointment_id is null)`;
  const claims = await queries.rows(
    sql`
    insert into claims as held (provider_id, starts_at, guest, reservation_code, expires_at, client, networks, appointment_id)
    select ${slot.providerId}, ${slot.startsAt.toISOString()}::timestamptz + make_interval(mins => step * ${slot.slotMinutes}::int),
      ${guest}, ${reservation?.reservationCode ?? null}::text, ${reservation?.expiresAt.toISOString() ?? null}::timestamptz, ${reservation?.client ?? null}::text,
      ${reservation?.networks ?? null}::text[], ${appointmentId}::text
    from generate_series(0, ${steps - 1}::int) as step
    order by step
    on conflict (provider_id, starts_at) do update
      set guest = excluded.guest, reservation_code = excluded.reservation_code, client = excluded.client,
        networks = excluded.networks, appointment_id = excluded.appointment_id,
        renewals = case when ${isRenewal} then held.renewals + 1 else 0 end,
        expires_at = case when ${isRenewal} and held.renewals >= ${MOST_RENEWALS}::int then held.expires_at else excluded.expires_at end
      where held.appointment_id is null and (held.expires_at <= ${at} or held.guest = excluded.guest)
    returning expires_at`,
    { expires_at: nullable(instant) },
  );
  const [first] = claims;
  return first && claims.length === steps ? { expiresAt: first.expires_at } : undefined;
}

/** A piece of a provider's time. */
export interface Slot {
  readonly providerId: string;
  readonly startsAt: Date;
  /** Minutes from one of the provider's times to the next. */
  readonly slotMinutes: number;
  /** Length of the visit in minutes. */
  readonly minutes: number;
}
