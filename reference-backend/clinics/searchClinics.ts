import type { Clinic } from '../../schemas/generated/api/places/search-clinics/reply.js';
import type { ClinicOrder } from '../../schemas/generated/api/places/search-clinics/request.js';
import type { Visit } from '../calls/Visit.ts';
import { providersNear } from '../slots/providersNear.ts';
import { clinicHours } from './clinicHours.ts';
import { readClinics } from './readClinics.ts';
import { waitTimeInfo } from './waitTimeInfo.ts';
import { type SearchVisit, withTimes } from './withTimes.ts';

/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface ClinicSearch {
  readonly point: Point;
  /** In miles. */
  readonly radius: number;
  readonly businessName: string;
  /** The service whose next time is told. */
  readonly serviceId: number;
  readonly sortBy: ClinicOrder;
  /** The most places on all pages together. */
  readonly most: number;
  /** How many places come before the page. */
  readonly offset: number;
  readonly size: number;
}

export interface FoundClinics {
  readonly clinics: readonly Clinic[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** A page of the places around a point. Only the places of the page are described in full. */
export async function searchClinics(
  { point, radius, businessName, serviceId, sortBy, most, offset, size }: ClinicSearch,
  visit: SearchVisit,
): Promise<FoundClinics> {
  const near = providersNear({ place: point, radius, limit: most, businessNames: [businessName] });
  const all = await readClinics(visit.searches, near);
  const ordered = sortBy === 'waitTime' ? await sortByWait(all, visit) : all;
  return { clinics: await withTimes(ordered.slice(offset, offset + size), serviceId, visit), total: all.length };
}

/** The sort key of a wait that is not known (LOCATOR-13). It is never sent. */
const UNKNOWN_WAIT = 99_999;

async function sortByWait(
  places: readonly Clinic[],
  { searches, now }: Pick<Visit, 'searches' | 'now'>,
): Promise<readonly Clinic[]> {
  const hours = await clinicHours(
    searches,
    places.map(({ id }) => id),
    now,
  );
  const waits = new Map(
    places.map(({ id }) => [id, waitTimeInfo(id, hours.get(id)?.[0], now).waitMinutes ?? UNKNOWN_WAIT]),
  );
  const waitAt = ({ id }: Clinic): number => waits.get(id) ?? UNKNOWN_WAIT;
  return places.toSorted((a, b) => waitAt(a) - waitAt(b)); // places with the same wait stay in the order of distance
}
