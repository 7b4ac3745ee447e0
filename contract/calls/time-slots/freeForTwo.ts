import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { blocked } from '../../case/SkippedCase.ts';
import { ask } from '../../world/ask.ts';
import type { Bookable } from '../../world/Pool.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';

/** The query for two visits at one time near the place. */
export async function twoServices({ find, target }: World) {
  const [first, second] = [await find.visits.first(), await find.visits.second()];
  return {
    'filter.businessNames': ['tlc'],
    'filter.serviceIds': [String(first), String(second)],
    ...searchWindow(),
    'filter.freeFormAddress': target.place,
  };
}

/** A time at which two services are free. @throws SkippedCase where there is none */
export async function freeForTwo(
  world: World,
): Promise<{ readonly at: Bookable; readonly serviceIds: readonly number[] }> {
  const query = await twoServices(world);
  const { data } = await ask(world.guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
  for (const { provider, services } of data.appointmentTimeSlots.toReversed()) {
    const [one, two] = services.map(({ availability }) =>
      availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value)),
    );
    const time = one?.findLast((each) => two?.includes(each));
    if (time === undefined) continue;
    const [serviceId = 0, ...rest] = query['filter.serviceIds'].map(Number);
    const { businessName, timezone, providerId: locationNumber } = provider;
    const at = { businessName, serviceId, serviceName: '', time, timezone, where: { locationNumber }, provider };
    return { at, serviceIds: [serviceId, ...rest] };
  }
  throw blocked('there is no free time for two services at once');
}
