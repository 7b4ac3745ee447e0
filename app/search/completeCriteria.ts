import { addDays } from '../formatting/isoDate.ts';
import { type CompleteCriteria, noCriteria, type SearchCriteria } from '../journey/search/SearchCriteria.ts';
import type { BookableService } from '../journey/services/BookableService.ts';
import type { SearchFields } from './searchFields.ts';

/** What of the guest's arrival goes on with every search: the form does not ask for it. */
type Carried = Pick<SearchCriteria, 'isPharmacyOnly' | 'timeZone' | 'medicaid' | 'benefitCode'>;

/**
 * The search that a form without errors asks for. A date before the service can be ready is moved to the first one on
 * which it is; the warning is about vaccines, so other services are moved without it.
 */
export function completeCriteria(
  { location, date }: Pick<SearchFields, 'location' | 'date'>,
  { id, name, leadTimeDays, isVaccine }: BookableService,
  carried: Carried,
  today: string,
): CompleteCriteria {
  const { isPharmacyOnly, timeZone, medicaid, benefitCode } = carried;
  const earliestDate = addDays(today, leadTimeDays);
  const isTooEarly = date < earliestDate;
  return {
    ...noCriteria,
    type: name,
    location: location.trim(),
    date: isTooEarly ? earliestDate : date,
    serviceIds: [id],
    isPharmacyOnly,
    showLeadTimeWarning: isTooEarly && isVaccine,
    ...(timeZone !== undefined && { timeZone }),
    ...(medicaid !== undefined && { medicaid }),
    ...(benefitCode !== undefined && { benefitCode }),
  };
}
