import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { SearchWindow } from '../search/searchWindow.ts';

/**
 * Whether the guest is told that the days begin later than wished, because what is searched takes days to prepare. A date
 * that is merely over needs no words.
 */
export const warnsOfLeadTime = (
  { date }: Pick<SearchCriteria, 'date'>,
  { firstDate }: Pick<SearchWindow, 'firstDate'>,
  today: IsoDate,
): boolean => firstDate > today && date !== undefined && date < firstDate;
