import type { SearchClinicsReply } from '../../schemas/generated/api/places/search-clinics/reply.js';
import type { ClinicOrder } from '../../schemas/generated/api/places/search-clinics/request.js';
import { refuse } from '../calls/handling/Refusal.ts';
import { findPlace } from '../world/places/findPlace.ts';
import { defaults } from './findClinic.ts';
import { type Point, searchClinics } from './searchClinics.ts';
import type { SearchVisit } from './withTimes.ts';

/** A search as calls write it: numbers are texts, and what is undefined is as usual. */
interface NearbyRequest {
  readonly businessName?: string | undefined;
  readonly reasonId?: string | undefined;
  readonly freeFormAddress: string | undefined;
  readonly latLong: string | undefined;
  readonly maxResults: string | undefined;
  readonly radius: string | undefined;
  readonly sortBy: ClinicOrder | undefined;
  /** How many places come before the page. */
  readonly offset: number;
  readonly size: number;
}

/**
 * A page of the places around a typed place or a point.
 * @throws Refusal 404 for a place that is not known, with a message for guests
 */
export async function findNearby(
  {
    businessName = defaults.businessName,
    reasonId = defaults.reasonId,
    freeFormAddress,
    latLong,
    maxResults = '50',
    radius = '50',
    sortBy = 'distance',
    offset,
    size,
  }: NearbyRequest,
  visit: SearchVisit,
): Promise<SearchClinicsReply> {
  const { clinics, total } = await searchClinics(
    {
      point: freeFormAddress === undefined ? readPoint(latLong) : readPlace(freeFormAddress),
      radius: Number(radius),
      businessName,
      serviceId: Number(reasonId),
      sortBy,
      most: Number(maxResults),
      offset,
      size,
    },
    visit,
  );
  return { data: { clinics: [...clinics] }, meta: { clinics: { total } } };
}

/** @param latLong 'latitude,longitude' */
function readPoint(latLong = ''): Point {
  const [lat = 0, lng = 0] = latLong.split(',').map(Number);
  return { lat, lng };
}

function readPlace(typed: string): Point {
  const place = findPlace(typed);
  if (!place) throw refuse('locationUnavailable', "We don't know this place. Please check how it is written.");
  return place;
}
