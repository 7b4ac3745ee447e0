import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

interface Claimant {
  readonly guest: string;
  readonly now: Date;
  /** What the slot is claimed for: an appointment, which is permanent, or a reservation, which expires. */
  readonly by:
    | { readonly appointmentId: string }
    | { readonly reservationCode: string; readonly expiresAt: Date; readonly client: string };
}

/**
 * Claims every step of the slot for the guest. Call it in a transaction and roll back where it gives false: then not
 * all of the steps could be claimed. The primary key of `claims` lets one claimant at a time take a step, which must be
 * free, expired, or reserved by the same guest. Steps are claimed in ascending order, so that claimants cannot
 * deadlock.
 */
export async function claimSlot(queries: Queries, slot: Slot, { guest, now, by }: Claimant): Promise<boolean> {
  const steps = Math.ceil(slot.minutes / slot.slotMinutes);
  const appointmentId = 'appointmentId' in by ? by.appointmentId : null;
  const reservation = 'reservationCode' in by ? by : null;
  const taken = await queries.run(sql`
    insert into claims as held (provider_id, starts_at, guest, reservation_code, expires_at, client, appointment_id)
    select ${slot.providerId}, ${slot.startsAt.toISOString()}::timestamptz + make_interval(mins => step * ${slot.slotMinutes}::int),
      ${guest}, ${reservation?.reservationCode ?? null}::text, ${reservation?.expiresAt.toISOString() ?? null}::timestamptz, ${reservation?.client ?? null}::text, ${appointmentId}::text
    from generate_series(0, ${steps - 1}::int) as step
    order by step
    on conflict (provider_id, starts_at) do update
      set guest = excluded.guest, reservation_code = excluded.reservation_code,
        expires_at = excluded.expires_at, client = excluded.client, appointment_id = excluded.appointment_id
      where held.appointment_id is null
        and (held.expires_at <= ${now.toISOString()}::timestamptz or held.guest = excluded.guest)`);
  return taken === steps;
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
