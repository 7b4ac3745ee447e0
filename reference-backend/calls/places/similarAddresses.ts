import type { SimilarAddress } from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { spend } from '../../limits/spend.ts';
import { suggestPlaces } from '../../world/places/suggestPlaces.ts';
import type { Visit } from '../Visit.ts';

/** The most suggestions of one reply. */
const MOST = 50;

/**
 * Places that a typed text may mean, best first.
 * @param size how many the request asks for
 */
export async function similarAddresses(
  typed: string,
  size: string | undefined,
  visit: Visit,
): Promise<SimilarAddress[]> {
  await spend(visit.database, visit, { limit: 'addressCallsPerClient', who: visit.client });
  return suggestPlaces(typed, Math.min(Number(size ?? 5), MOST)).map(
    ({ cityTown, stateProvince, postalCode, lat, lng }) => ({
      cityTown,
      stateProvince,
      postalCode,
      location: { lat, lng },
    }),
  );
}
