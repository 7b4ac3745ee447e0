import type { ZonedTime } from '../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { consumeAtPlace } from '../limits/consumePerClient.ts';
import { claimSlot } from './claimSlot.ts';
import { findFreeSlot } from './findFreeSlot.ts';
import type { FoundProvider } from './findProviders.ts';
import type { StoredVisit } from './lockPair.ts';
import { slotTaken, whyNoSlot } from './refusals/whyNoSlot.ts';

/** One appointment, and the time that it is to have. */
export interface TimeChange {
  readonly stored: StoredVisit;
  readonly to: ZonedTime;
  /** The time that the guest knows of; an older app does not say which. */
  readonly from: ZonedTime | undefined;
  /** The place in the request, of the second of a pair. */
  readonly path?: string;
}

interface Where {
  /** Those who can take the visits, in the zone of the new times. */
  readonly providers: readonly FoundProvider[];
  readonly licensureState: string | undefined;
}

/**
 * Gives up the old times, then claims the new ones, which may overlap the old where a visit is longer than one step. The
 * first of a pair comes first, as in a booking, so that two who want the same times do not wait for each other.
 * @returns the provider of each appointment, by its id
 */
export async function takeNewTimes(
  queries: Queries,
  changes: readonly TimeChange[],
  where: Where,
  visit: Visit,
): Promise<ReadonlyMap<string, string>> {
  const ids = changes.map(({ stored }) => stored.appointment_id);
  await queries.run(sql`delete from claims where appointment_id = any(${ids}::text[])`);
  const providerIds = new Map<string, string>();
  for (const change of changes)
    providerIds.set(change.stored.appointment_id, await takeNewTime(queries, change, where, visit));
  return providerIds;
}

async function takeNewTime(
  queries: Queries,
  { stored, to, path }: TimeChange,
  { providers, licensureState }: Where,
  visit: Visit,
): Promise<string> {
  const { now, guest } = visit;
  const { appointment_id: appointmentId, service_ids: serviceIds, provider_id: oldProvider } = stored;
  const providerIds = providers.map(({ provider_id }) => provider_id);
  const wanted = { providerIds, serviceIds, wallTime: to.value, now, guest: guest.key };
  const slot = await findFreeSlot(queries, wanted);
  if (!slot) throw (await whyNoSlot(queries, wanted)).at(path);
  if (!(await claimSlot(queries, slot, { guest: guest.key, now, by: { appointmentId } }))) throw slotTaken().at(path);
  if (slot.providerId !== oldProvider) await consumeAtPlace(queries, visit, slot.providerId);
  await queries.run(sql`
    update appointments set provider_id = ${slot.providerId}, starts_at = ${slot.startsAt.toISOString()}::timestamptz,
      licensure_state = coalesce(${licensureState ?? null}::text, licensure_state)
    where appointment_id = ${appointmentId}`);
  return slot.providerId;
}
