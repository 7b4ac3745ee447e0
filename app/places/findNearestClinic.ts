import type { Analytics } from '../analytics/Analytics.ts';
import { type ApiContext, searchClinics } from '../api/index.ts';
import { reportOutcome } from '../app-services/index.ts';
import type { Point } from '../journey/search/Point.ts';
import { askPosition, type PositionFailure } from './askPosition.ts';
import { parseZip } from './useSuggestions.ts';

/** The clinic nearest to the guest, as a place to search near. */
export interface NearestClinic {
  readonly name: string;
  /** Five digits. */
  readonly zip: string;
}

/**
 * Finds the clinic nearest to the guest, with the locator's search. The position leaves the browser with two decimals, which
 * is about a kilometer, and is kept nowhere. `none`: there is no clinic near. `failed`: the clinics could not be asked for.
 */
export async function findNearestClinic(
  api: ApiContext,
  analytics: Analytics,
  signal: AbortSignal,
): Promise<NearestClinic | PositionFailure | 'none' | 'failed'> {
  const position = await askPosition();
  if (typeof position === 'string') return position;
  const outcome = await searchClinics(api, { near: coarsen(position), sortBy: 'distance', page: 1 }, signal);
  if (outcome.kind === 'refused' && outcome.refusal === 'notFound') return 'none';
  reportOutcome(analytics, outcome, signal);
  if (outcome.kind !== 'ok') return 'failed';
  for (const { name, address } of outcome.value.clinics) {
    const zip = parseZip(address.postalCode)?.slice(0, 5);
    if (zip !== undefined) return { name, zip };
  }
  return 'none';
}

const coarsen = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(2)),
  longitude: Number(longitude.toFixed(2)),
});
