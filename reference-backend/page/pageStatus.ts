import { findRoute } from '../../schemas/findRoute.ts';
import type { Backend } from '../Backend.ts';
import { isPlace } from '../clinics/isPlace.ts';
import { placeId } from '../clinics/placeId.ts';

/**
 * The status of the app's page: 404 where the app will show that there is no such page, because it has none at the
 * address, or because the address names a pharmacy, a clinic or a page of content that does not exist.
 * @param url path and query as requested
 */
export async function pageStatus(
  { database, log, pages }: Pick<Backend, 'database' | 'log' | 'pages'>,
  url: string,
): Promise<200 | 404> {
  const path = url.replace(/[?#].*$/, '');
  const route = findRoute(path);
  // No database has this character in a text, so no place has it in its number.
  if (!route || path.includes('%00')) return 404;
  if (route.name === 'contentPage') return (await pages.hasContent(route.parts.page ?? '')) === false ? 404 : 200;
  const place = findPagePlace(route.name, route.parts);
  if (!place) return 200;
  try {
    return (await isPlace(database, place.providerId, place.businessName)) ? 200 : 404;
  } catch (error) {
    // The page itself needs no database, and shows the guest what does not work.
    log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'place of a page not read');
    return 200;
  }
}

/** The place that a page is about; undefined for a page that is not about one. */
function findPagePlace(
  name: string | undefined,
  { locationId = '', divisionNumber, storeNumber = '' }: Readonly<Record<string, string>>,
): { readonly providerId: string; readonly businessName: 'pharmacy' | 'tlc' } | undefined {
  switch (name) {
    case 'instantVaccine':
    case 'instantVaccineSelection':
      return { providerId: locationId, businessName: 'pharmacy' };
    case 'clinicDetails':
    case 'toClinicDetails':
      return divisionNumber === undefined
        ? undefined
        : { providerId: placeId(divisionNumber, storeNumber), businessName: 'tlc' };
    default:
      return undefined;
  }
}
