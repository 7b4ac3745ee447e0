import { firstWrong, unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import type { Finding } from '../../Finding.ts';
import { placeKey } from '../clinics/AskedPage.ts';
import type { SeenNearby } from '../nearby/SeenNearby.ts';
import { askedBy, RADIUS } from './orderWrong.ts';
import { MOST, type SlotReply } from './slotFindings.ts';

/** Holds a search for times near a place to the others near it: who is there, how far away, and whether some are left out. */
export function slotsNearby(seen: SeenNearby, { data, warnings }: SlotReply, query: Query): Finding {
  return {
    promise: 'near a place, who is there by other searches, as far away, and that some are left out where it is so',
    violation: askedBy(query) === 'place' ? nearbyWrong(seen, { data, warnings: warnings ?? {} }, query) : undefined,
  };
}

function nearbyWrong(seen: SeenNearby, { data: { appointmentTimeSlots: rows }, warnings }: SlotReply, query: Query) {
  const at = '/data/appointmentTimeSlots';
  const around = placeKey(String(query['filter.freeFormAddress']));
  const radius = Number(query['filter.radius'] ?? RADIUS);
  const most = Number(query['filter.maxResults'] ?? MOST);
  const businesses: readonly string[] = [...new Set([query['filter.businessNames'] ?? []].flat())];
  const found = rows.map(({ provider: { providerId: id, businessName: business, distance: miles = 0 } }) => ({
    id,
    business,
    miles,
  }));
  // Who accepts a code comes first, so that a list that was cut may lack somebody who is nearer.
  const isCoded = rows.some(({ provider }) => provider.isBenefitCode !== undefined);
  const cutAt = isCoded ? 0 : (found.at(-1)?.miles ?? 0);
  const wrong = seen.wrong({ around, businesses, found, radius, at, wholeTo: rows.length < most ? radius : cutAt });
  const all = businesses.map((business) => seen.within(around, business, radius));
  if (all.includes(undefined)) return wrong;
  const count = all.reduce((sum, each = []) => sum + each.length, 0);
  const isWarned = warnings?.appointmentTimeSlots?.some(({ code }) => code === 'moreProviders') === true;
  const isNearEdge = all.some((each = []) => each.some(({ miles }) => miles > radius - 0.11));
  return firstWrong(
    wrong,
    unless(
      isNearEdge || isWarned === count > most,
      '/warnings/appointmentTimeSlots',
      count > most ? 'moreProviders' : 'nothing of more providers, as nobody is left out',
      isWarned ? 'moreProviders' : 'no such warning',
    ),
  );
}
