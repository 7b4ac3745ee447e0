import type { TimeSlotRow } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import { placesAreTrue } from '../nearby/placesAreTrue.ts';

const at = '/data/appointmentTimeSlots';

/** By what a search asks: near a place, for somebody by state, or for known providers again; undefined where it names several. */
export function askedBy(query: Query): 'place' | 'state' | 'ids' | undefined {
  const isByState = query['filter.state'] !== undefined || query['filter.licensureState'] !== undefined;
  const ways = [
    ...(query['filter.freeFormAddress'] === undefined ? [] : (['place'] as const)),
    ...(isByState ? (['state'] as const) : []),
    ...(query['filter.locationIds'] === undefined ? [] : (['ids'] as const)),
  ];
  return ways.length === 1 ? ways[0] : undefined;
}

/** Miles around a place that names no radius. */
export const RADIUS = 50;

/** Finds providers in another order than is promised, one that was not asked for or is there twice, or miles that cannot be. */
export function orderWrong(rows: readonly TimeSlotRow[], query: Query): ContractViolation | undefined {
  const ids = rows.map(({ provider }) => provider.providerId);
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  const way = askedBy(query);
  return firstWrong(
    unless(again < 0, `${at}/${again}/provider/providerId`, 'each provider once', 'one of them again'),
    way === 'place' ? nearWrong(rows, Number(query['filter.radius'] ?? RADIUS)) : nowhereWrong(rows, query),
    unless(way !== 'state' || ids.join() === ids.toSorted().join(), at, 'by provider id', 'another order'),
    way === 'ids' ? asAskedWrong(rows, String(query['filter.locationIds']).split(',')) : undefined,
  );
}

/** Finds a place that is out of order: first who accepts a benefit code, each nearest first. */
function nearWrong(rows: readonly TimeSlotRow[], radius: number): ContractViolation | undefined {
  const ranks = rows.map(({ provider: { isBenefitCode, distance = 0 } }) => distance + (isBenefitCode ? 0 : 100_000));
  const far = ranks.findIndex((rank, index) => rank < (ranks[index - 1] ?? 0));
  const isCoded = rows.some(({ provider }) => provider.isBenefitCode);
  const order = isCoded ? 'first who accepts the code, each nearest first' : 'nearest first';
  const beyond = rows.findIndex(({ provider: { distance } }) => distance === undefined || distance > radius);
  return firstWrong(
    placesAreTrue(
      rows.map(({ provider }) => provider),
      (index) => `${at}/${index}/provider`,
    ),
    unless(beyond < 0, `${at}/${beyond}/provider/distance`, `${radius} miles at most`, 'more, or none'),
    unless(far < 0, `${at}/${far}/provider/distance`, order, 'another order'),
  );
}

function nowhereWrong(rows: readonly TimeSlotRow[], query: Query): ContractViolation | undefined {
  if (query['filter.freeFormAddress'] !== undefined) return undefined;
  const near = rows.findIndex(({ provider }) => provider.distance !== undefined);
  return unless(near < 0, `${at}/${near}/provider/distance`, 'none, as no place was searched', 'miles');
}

/** Finds a provider who was not asked for, or a place before one that was asked for earlier. */
function asAskedWrong(rows: readonly TimeSlotRow[], asked: readonly string[]): ContractViolation | undefined {
  const stray = rows.findIndex(({ provider }) => !asked.includes(provider.providerId));
  const places = rows.filter(({ provider }) => provider.businessName !== 'dietitian');
  const ids = places.map(({ provider }) => provider.providerId);
  const inOrder = [...new Set(asked)].filter((id) => ids.includes(id)).join();
  return firstWrong(
    unless(stray < 0, `${at}/${stray}/provider/providerId`, `one of ${asked.length} that were asked for`, 'another'),
    unless(ids.join() === inOrder, at, `${inOrder}, in the order that was asked for`, ids.join()),
  );
}
