import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkSearchTimeSlotsReply } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { Query } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import { type Found, isVisit } from '../../world/Finder.ts';
import { timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import type { World } from '../../world/World.ts';
import { twoServices } from './freeForTwo.ts';

/** The times of one service at each provider, by provider id. */
export type Times = ReadonlyMap<string, string>;

/** What a search finds, as the times of all its services at each provider. */
export async function timesFoundBy({ guest }: World, query: Query): Promise<Times> {
  const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
  return new Map(data.appointmentTimeSlots.map((row) => [row.provider.providerId, timesOf([row]).join()]));
}

/**
 * The query for two services near the place, and the times of each alone. The two have different times somewhere, if any two
 * services do: else a server that gives both the times of one would not be noticed.
 */
export async function unlikeServices(world: World) {
  const query = await twoServices(world);
  const [first = '', usual = ''] = query['filter.serviceIds'];
  const ofOne = (id: string) => timesFoundBy(world, { ...query, 'filter.serviceIds': [id] });
  const timesOfFirst = await ofOne(first);
  for (const second of await firstOfEachGroup(world, first)) {
    const times = await ofOne(second);
    const isUnlike = [...times].some(([id, each]) => each !== '' && each !== (timesOfFirst.get(id) || each));
    if (isUnlike) return inOrder(query, [first, timesOfFirst], [second, times]);
  }
  return inOrder(query, [first, timesOfFirst], [usual, await ofOne(usual)]);
}

/** The higher number first, in which order no server has them by chance. */
function inOrder(query: Query, ...services: readonly (readonly [id: string, times: Times])[]) {
  const ordered = services.toSorted(([one], [other]) => Number(other) - Number(one));
  return {
    query: { ...query, 'filter.serviceIds': ordered.map(([id]) => id) },
    alone: ordered.map(([, times]) => times),
  };
}

/** Asks for a second service beside one that is free, the higher number first. */
export async function withAnother(find: Found, { serviceId }: Bookable): Promise<Query> {
  const [first, second] = [await find.visits.first(), await find.visits.second()];
  const both = [serviceId, first === serviceId ? second : first].toSorted((one, other) => other - one);
  return { 'filter.serviceIds': both.map(String) };
}

/** Services of one group often take equally long, and are then free at the same times. */
export async function firstOfEachGroup({ guest }: World, but: string): Promise<readonly string[]> {
  const query = { 'filter.businessNames': ['tlc'] };
  const { data } = await ask(guest, 'list-services', checkListServicesReply, { query });
  const groups = new Map(
    data.services
      .toReversed()
      .filter((service) => isVisit(service) && service.maxDaysAhead !== undefined && String(service.id) !== but)
      .map(({ groupName, id }) => [groupName, String(id)]),
  );
  return [...groups.values()];
}
