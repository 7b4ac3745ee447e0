import { noCriteria, type SearchCriteria } from './SearchCriteria.ts';

/**
 * The criteria in a link (SEARCH-36): booleans are false for '0' and 'false', the page is at least 1, and service ids
 * are a comma-separated list of numbers. Empty or unreadable values count as absent.
 */
export function criteriaFromQuery(query: URLSearchParams): SearchCriteria {
  const [type, location, date, timeZone, benefitCode] = textNames.map((name) => text(query, name));
  return {
    ...noCriteria,
    ...(type !== undefined && { type }),
    ...(location !== undefined && { location }),
    ...(date !== undefined && isDate(date) && { date }),
    ...(timeZone !== undefined && { timeZone }),
    ...(benefitCode !== undefined && { benefitCode }),
    ...(query.has('medicaid') && { medicaid: flag(query.get('medicaid')) }),
    serviceIds: numbers(query.get('serviceIds')),
    page: page(query.get('page')),
    isPharmacyOnly: flag(query.get('isPharmacyOnly')),
    shouldAddPromotion: flag(query.get('shouldAddPromotion')),
    ...(query.get('error') === 'locationUnavailable' && { error: 'locationUnavailable' }),
  };
}

const textNames = ['type', 'location', 'date', 'timeZone', 'benefitCode'] as const;

const text = (query: URLSearchParams, name: string): string | undefined => query.get(name)?.trim() || undefined;

/**
 * Whether the text is a calendar day in the years 1900 to 3000 (FORM-7). `Date.parse` alone takes '2027-02-30' for the
 * second of March, and may take other ways to write a day.
 */
function isDate(value: string): boolean {
  if (value < '1900-01-01' || value > '3000-12-31') return false;
  const moment = Date.parse(`${value}T00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === value;
}

const flag = (value: string | null): boolean => value !== null && !['', '0', 'false'].includes(value.toLowerCase());

function page(value: string | null): number {
  const number = Number(value ?? 1);
  return Number.isSafeInteger(number) ? Math.max(1, number) : 1;
}

/** The numbers of a comma-separated list, each once. */
function numbers(list: string | null): readonly number[] {
  const items = (list ?? '').split(',').filter((item) => /^\s*\d{1,9}\s*$/.test(item));
  return [...new Set(items.map(Number))];
}

/** Parameters about who pays for a visit. They stay out of addresses, which browsers keep and servers log. */
export const privateParameters = ['medicaid', 'benefitCode'] as const;

/** The query of a link that carries the criteria, without the private ones; the inverse of `criteriaFromQuery`. */
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
