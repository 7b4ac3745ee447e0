import { dateIn } from '../../formatting/wallTime.ts';
import type { Move } from '../../journey/index.ts';
import { type CompleteCriteria, noCriteria } from '../../journey/search/SearchCriteria.ts';

/**
 * The search for another time of the same services, around the same place or in the same state, from today on. Undefined
 * where neither is known.
 */
export function moveCriteria(
  { appointments, id, provider }: Pick<Move, 'appointments' | 'id' | 'provider'>,
  now: Date,
): CompleteCriteria | undefined {
  const { address, licensureState, timezone } = provider;
  const location = address?.postalCode ?? licensureState;
  const services = appointments.find((one) => one.id === id)?.services ?? [];
  const [first] = services;
  if (location === undefined || !first) return undefined;
  return {
    ...noCriteria,
    type: first.name,
    location,
    date: dateIn(timezone, now),
    serviceIds: services.map((service) => service.id),
    ...(!address && licensureState !== undefined && { state: licensureState }),
    isMove: true,
  };
}
