import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { TimeSlotRow } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { blocked } from '../../case/SkippedCase.ts';
import { parseJson } from '../../exchange/json.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { World } from '../../world/World.ts';
import { freeForTwo } from './freeForTwo.ts';
import { firstOfEachGroup } from './unlikeServices.ts';

/** A time at which three services are free, the most that may be booked at once. @throws SkippedCase where there is none */
export async function freeForThree(world: World): ReturnType<typeof freeForTwo> {
  const { at, serviceIds } = await freeForTwo(world);
  for (const third of await firstOfEachGroup(world, '')) {
    const ids = [...serviceIds, Number(third)];
    if (new Set(ids).size < ids.length) continue;
    const query = {
      ...buildDayQuery(at),
      'filter.serviceIds': ids.map(String),
      'filter.locationIds': at.where.locationNumber ?? '',
    };
    const exchange = await world.guest.send('refresh-time-slots', { query });
    const reply = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
    const [row] = checkRefreshTimeSlotsReply(reply) ? reply.data.appointmentTimeSlots : [];
    if (row && row.services.length === ids.length && isFreeForAll(row, at.time)) return { at, serviceIds: ids };
  }
  throw blocked('there is no free time for three services at once');
}

const isFreeForAll = (row: TimeSlotRow, time: string): boolean =>
  row.services.every((service) => timesOf([{ ...row, services: [service] }]).includes(time));
