import { DateTime } from 'luxon';
import {
  checkSearchClinicsReply,
  type SearchClinicsReply,
} from '../../../schemas/generated/api/places/search-clinics/reply.js';
import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { blocked } from '../../case/SkippedCase.ts';
import type { Query } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import type { World } from '../../world/World.ts';
import type { ContractName } from '../addresses.ts';
import { type ClinicPage, keepsOrder } from './clinicPage.ts';

/** Every clinic near the place, in the order of waits. */
export const byWaitQuery = ({ target }: Pick<World, 'target'>) => ({
  freeFormAddress: target.place,
  pageSize: '50',
  sortBy: 'waitTime',
});

/** @throws SkippedCase where no clinic has a known wait, so that the order shows nothing */
export const requireWaits = (world: World): Promise<void> =>
  byDay(world, async () => {
    const { data } = await ask(world.guest, 'search-clinics', checkSearchClinicsReply, { query: byWaitQuery(world) });
    if (data.clinics.some(({ waitTimeInfo }) => waitTimeInfo?.waitMinutes !== undefined)) return;
    throw blocked('no clinic near the place has a known wait, so that an order by wait shows nothing: try it by day');
  });

/**
 * The whole list by wait, and the last position at which it has another clinic than the list by distance.
 * @throws SkippedCase where both orders are one
 */
export const pageByWait = (world: World): Promise<{ readonly whole: SearchClinicsReply; readonly position: number }> =>
  byDay(world, async () => {
    await requireWaits(world);
    const query = byWaitQuery(world);
    const list = async (sortBy: string) =>
      ask(world.guest, 'search-clinics', checkSearchClinicsReply, { query: { ...query, sortBy } });
    const [whole, nearest] = [await list('waitTime'), await list('distance')];
    const position = whole.data.clinics.findLastIndex(({ id }, index) => id !== nearest.data.clinics[index]?.id);
    if (position < 0) throw blocked('the order by wait is that of distance here; choose with --place');
    return { whole, position };
  });

/**
 * A search by wait, wherever it is near, whose order is not that of distance.
 * @param query asks for the whole list
 * @throws SkippedCase where both orders are one
 */
export const searchByWait = <Page extends ClinicPage>(
  world: World,
  call: ContractName,
  check: SchemaCheck<Page>,
  query: Query,
) =>
  byDay(world, async () => {
    const nearest = await ask(world.guest, call, check, { query: { ...query, sortBy: 'distance' } });
    if (!keepsOrder('waitTime')(nearest))
      throw blocked('the nearest clinics wait least, so that an order by wait shows nothing');
    return { query: { ...query, sortBy: 'waitTime' }, findViolation: keepsOrder('waitTime') };
  });

/** At night no wait is known: where the clock of the server can be set, what fails now is tried again at a time of day. */
async function byDay<T>({ setClock }: World, attempt: () => Promise<T>): Promise<T> {
  if (!setClock) return attempt();
  return attempt().catch(async () => {
    await setClock(DateTime.now().setZone(ZONE).plus({ weeks: 1 }).set({ weekday: 2, hour: 14 }).toJSDate());
    return attempt();
  });
}

/** Two in the afternoon here is a time of day in all zones of the chain but Hawaii's. */
const ZONE = 'America/New_York';
