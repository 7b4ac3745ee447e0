import type { SimilarAddress } from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { suggestPlaces } from '../../world/places/suggestPlaces.ts';

/** The most suggestions of one reply. */
const MOST = 50;

/**
 * Places that a typed text may mean, best first.
 * @param size how many the request asks for
 */
export function similarAddresses(typed: string, size: string | undefined): SimilarAddress[] {
  return suggestPlaces(typed, Math.min(Number(size ?? 5), MOST)).map(
    ({ cityTown, stateProvince, postalCode, lat, lng }) => ({
      cityTown,
      stateProvince,
      postalCode,
      location: { lat, lng },
    }),
  );
}
