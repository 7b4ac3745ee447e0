import { type CompleteCriteria, noCriteria, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';
import { parseZip } from '../form/parseZip.ts';
import type { SearchFields } from '../form/searchFields.ts';

/** What of the guest's arrival goes on with every search: the form does not ask for it. */
type Carried = Pick<
  SearchCriteria,
  'isPharmacyOnly' | 'timeZone' | 'medicaid' | 'benefitCode' | 'shouldAddPromotion' | 'serviceIds'
>;

/** The search that a form without errors asks for, from the day that the guest wishes. */
export function completeCriteria(
  { location, date }: Pick<SearchFields, 'location' | 'date'>,
  { id, name }: Pick<BookableService, 'id' | 'name'>,
  carried: Carried,
): CompleteCriteria {
  const { isPharmacyOnly, timeZone, medicaid, benefitCode, shouldAddPromotion, serviceIds } = carried;
  // The vaccine was wanted with another service: for this one nobody has asked.
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
