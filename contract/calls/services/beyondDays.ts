import { DateTime } from 'luxon';
import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { blocked } from '../../case/SkippedCase.ts';
import { ask } from '../../world/ask.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';

/** Times on the last day on which a service takes longer to prepare, and on the first one that is too far ahead. */
export async function beyondDays({ guest }: World, { businessName, serviceId, timezone }: Bookable) {
  const query = { 'filter.businessNames': [businessName] };
  const { data } = await ask(guest, 'list-services', checkListServicesReply, { query });
  const { leadTimeDays = 0, maxDaysAhead } = data.services.find(({ id }) => id === serviceId) ?? {};
  if (maxDaysAhead === undefined) throw blocked('the list does not say how far ahead the service can be booked');
  const [tooSoon, tooFarAhead] = [leadTimeDays - 1, maxDaysAhead + 1].map((days) =>
    DateTime.now().setZone(timezone).plus({ days }).toFormat('yyyy-MM-dd 12:00:00'),
  );
  return { tooSoon: tooSoon ?? '', tooFarAhead: tooFarAhead ?? '' };
}
