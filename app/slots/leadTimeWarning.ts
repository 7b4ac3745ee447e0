import type { IsoDate } from '../formatting/isoDate.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import type { BookableService } from '../journey/services/BookableService.ts';
import type { SearchWindow } from './searchWindow.ts';

/**
 * Whether the guest is told that the days begin later than wished, because vaccines take days to prepare: the form has
 * moved the date already, or the search does. A date that is merely over needs no words.
 */
export function warnsOfLeadTime(
  { showLeadTimeWarning, date }: Pick<SearchCriteria, 'showLeadTimeWarning' | 'date'>,
  services: readonly BookableService[],
  { firstDate }: SearchWindow,
  today: IsoDate,
): boolean {
  if (showLeadTimeWarning) return true;
  const isMoved = firstDate > today && date !== undefined && date < firstDate;
  return isMoved && services.some(({ isVaccine, leadTimeDays }) => isVaccine && leadTimeDays > 0);
}
