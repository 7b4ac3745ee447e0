import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { blocked, skipped } from '../../case/SkippedCase.ts';
import { isRecord, parseJson } from '../../exchange/json.ts';
import { ask } from '../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import { searchWindow } from '../../world/searchWindow.ts';
import type { World } from '../../world/World.ts';

/** They are kept apart whichever is named first. */
export const EITHER_FIRST = [
  { which: '', ordered: (ids: readonly number[]) => [...ids] },
  {
    which: ', the higher number first',
    ordered: (ids: readonly number[]) => ids.toSorted((one, other) => other - one),
  },
  {
    which: ', with another one between them',
    ordered: ([one = 0, other = 0]: readonly number[], between?: number) =>
      between === undefined ? [one, other] : [one, between, other],
  },
] as const;

/** How many pairs are searched before nothing is taken to be kept apart. */
const MOST_PAIRS = 120;

/** Days after today in which each vaccine can be booked alone. */
const [FIRST_DAY, DAYS] = [7, 5];

interface Apart {
  /** A pharmacy, and a time at which the first of the two is free. */
  readonly at: Bookable;
  readonly serviceIds: number[];
  /** A vaccine that goes with others; undefined where the pharmacy has no other one. */
  readonly between: number | undefined;
}

/**
 * Two vaccines of a pharmacy that a search refuses to give at one time, so that bookings must be refused as well.
 * @throws SkippedCase where the search takes all pairs
 */
export async function keptApart(world: World): Promise<Apart> {
  const at = await world.find.pharmacies.first();
  const pairs = await pairsAt(world, at);
  for (const serviceIds of pairs.slice(0, MOST_PAIRS)) {
    const isApart = (await isRefused(world, at, serviceIds)) || (await isRefused(world, at, serviceIds.toReversed()));
    const between = pairs.flat().find((id) => !serviceIds.includes(id));
    if (isApart) return { at: await freeFor(world, at, serviceIds), serviceIds, between };
  }
  throw skipped('no search keeps two vaccines of the pharmacy apart');
}

/** Pairs of vaccines that can each be booked in the same days, and of which none follows the other. */
async function pairsAt({ guest }: World, { businessName, where }: Bookable): Promise<readonly number[][]> {
  const query = { 'filter.businessNames': [businessName], 'filter.locationId': where.locationNumber ?? '' };
  const { data } = await ask(guest, 'list-services', checkListServicesReply, { query });
  const vaccines = data.services.filter(
    ({ isVaccine, maxDaysAhead = 0, leadTimeDays = 0 }) =>
      isVaccine && leadTimeDays <= FIRST_DAY && maxDaysAhead >= FIRST_DAY + DAYS,
  );
  return vaccines.flatMap((one, index) =>
    vaccines
      .slice(index + 1)
      .filter((other) => one.followupServiceId !== other.id && other.followupServiceId !== one.id)
      .map((other) => [one.id, other.id].toSorted((id, next) => id - next)),
  );
}

async function isRefused({ guest, target }: World, at: Bookable, serviceIds: readonly number[]): Promise<boolean> {
  const query = {
    ...buildDayQuery(at),
    'filter.serviceIds': serviceIds.map(String),
    'filter.freeFormAddress': target.place,
    'filter.maxResults': '1',
  };
  const exchange = await guest.send('search-time-slots', { query });
  const body = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
  const errors: readonly unknown[] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  return errors.some((error) => isRecord(error) && error.code === 'incompatibleServices');
}

async function freeFor({ guest }: World, at: Bookable, [serviceId = 0]: readonly number[]): Promise<Bookable> {
  const query = {
    ...buildDayQuery({ ...at, serviceId }),
    ...searchWindow(FIRST_DAY, DAYS),
    'filter.locationIds': at.where.locationNumber ?? '',
  };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  const [time] = timesOf(data.appointmentTimeSlots);
  if (time === undefined) throw blocked('no time is free for the first of two vaccines that are kept apart');
  return { ...at, serviceId, time };
}
