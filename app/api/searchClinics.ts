import { type Clinic, checkSearchClinicsReply } from '../../schemas/generated/api/places/search-clinics/reply.js';
import type { ClinicOrder, SearchClinicsRequest } from '../../schemas/generated/api/places/search-clinics/request.js';
import type { ClinicRefusal } from './clinicDetails.ts';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

export type { ClinicOrder };

/** Around which place, in which order, and which page. */
export interface ClinicSearch {
  /** A ZIP or 'City, ST', or a point in degrees. */
  readonly near: string | { readonly latitude: number; readonly longitude: number };
  readonly sortBy: ClinicOrder;
  /** From 1. */
  readonly page: number;
}

export interface FoundClinics {
  /** The clinics of the page. */
  readonly clinics: readonly Clinic[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** How many clinics a page has, and all pages together at most (LOCATOR-2). */
export const clinicPages = { size: 4, most: 50 } as const;

/** How far around the place, in miles. */
const radius = 50;

/** A page of the clinics around a place. */
export async function searchClinics(
  api: ApiContext,
  { near, sortBy, page }: ClinicSearch,
  signal?: AbortSignal,
): Promise<Outcome<FoundClinics, ClinicRefusal>> {
  const query: SearchClinicsRequest = {
    ...(typeof near === 'string' ? { freeFormAddress: near } : { latLong: `${near.latitude},${near.longitude}` }),
    maxResults: String(clinicPages.most),
    page: String(page),
    pageSize: String(clinicPages.size),
    radiusInMiles: String(radius),
    sortBy,
  };
  const outcome = await send(api, {
    call: 'search-clinics',
    query: { ...query },
    check: checkSearchClinicsReply,
    lists: ['/data/clinics', '/data/clinics/-/address/addressLines'],
    lenient: true,
    refusals: { 400: 'invalid', 404: 'notFound' },
    named: ['TooManyReasonsErrorMessage'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, ({ data, meta }) => ({ clinics: data.clinics, total: meta.clinics.total }));
}
