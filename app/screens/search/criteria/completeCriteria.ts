import { type CompleteCriteria, noCriteria, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { parseZip } from '../../../places/useSuggestions.ts';
import type { SearchFields } from './searchFields.ts';

/** What the guest arrived with and the form does not ask for. It is part of every search. */
type Carried = Pick<
  SearchCriteria,
  'isPharmacyOnly' | 'timeZone' | 'medicaid' | 'benefitCode' | 'shouldAddPromotion' | 'serviceIds'
>;

/** The search of a form without errors, from the wished day on. */
export function completeCriteria(
  { location, date }: Pick<SearchFields, 'location' | 'date'>,
  { id, name }: Pick<BookableService, 'id' | 'name'>,
  arrival: Carried,
): CompleteCriteria {
  const { isPharmacyOnly, timeZone, medicaid, benefitCode, shouldAddPromotion, serviceIds } = arrival;
  // The flu vaccine was wanted with another service, and not with this one.
  const isOfAnother = serviceIds.length > 0 && !serviceIds.includes(id);
  return {
    ...noCriteria,
    type: name,
    location: parseZip(location) ?? location.trim(),
    date,
    serviceIds: [id],
    isPharmacyOnly,
    shouldAddPromotion: shouldAddPromotion && !isOfAnother,
    ...(timeZone !== undefined && { timeZone }),
    ...(medicaid !== undefined && { medicaid }),
    ...(benefitCode !== undefined && { benefitCode }),
  };
}

/** What stands in the form, complete or not, to come back to from another page. */
export const enteredCriteria = (
  fields: Pick<SearchFields, 'location' | 'date'>,
  service: BookableService | undefined,
  criteria: SearchCriteria,
): SearchCriteria =>
  service ? completeCriteria(fields, service, criteria) : { ...criteria, location: fields.location, date: fields.date };
