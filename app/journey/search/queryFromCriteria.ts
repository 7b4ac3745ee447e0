import type { SearchCriteria } from './SearchCriteria.ts';

/** Who pays for a visit stays out of addresses, which browsers keep and servers write down. */
export const privateParameters = ['medicaid', 'benefitCode'] as const;

/** The query of a link that carries the criteria, without the private ones; the way back from `criteriaFromQuery`. */
export function queryFromCriteria(criteria: SearchCriteria): URLSearchParams {
  const { type, location, date, timeZone, error, serviceIds, page, isPharmacyOnly, shouldAddPromotion } = criteria;
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries({ type, location, date, timeZone, error })) {
    if (text !== undefined) query.set(name, text);
  }
  if (serviceIds.length > 0) query.set('serviceIds', serviceIds.join(','));
  if (page > 1) query.set('page', String(page));
  if (isPharmacyOnly) query.set('isPharmacyOnly', 'true');
  if (shouldAddPromotion) query.set('shouldAddPromotion', 'true');
  return query;
}
