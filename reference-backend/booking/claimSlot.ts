import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

interface Claimant {
  readonly guest: string;
  readonly now: Date;
  /** Either an appointment, for good, or a reservation, for a time. */
  readonly by:
    | { readonly appointmentId: string }
    | { readonly reservationCode: string; readonly expiresAt: Date; readonly client: string };
}

/**
 * Takes every step of the slot, or fails: run it in a transaction and roll back when it gives false. The primary key of `claims`
 * lets one rival in at a time; a rival gets a step only if it is free, expired, or held by the same guest.
 * Steps are taken in ascending order, so rivals cannot wait for each other in a circle.
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
  /** Step of the provider's times. */
  readonly slotMinutes: number;
  /** Length of the visit. */
  readonly minutes: number;
}
