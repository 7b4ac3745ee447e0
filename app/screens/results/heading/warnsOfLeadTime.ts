import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { SearchWindow } from '../search/searchWindow.ts';

/**
 * Whether to warn that the days begin later than wished, because the services take days to prepare. A wished date that
 * is merely past needs no warning.
 */
export const warnsOfLeadTime = (
  { date }: Pick<SearchCriteria, 'date'>,
  { firstDate }: Pick<SearchWindow, 'firstDate'>,
  today: IsoDate,
): boolean => firstDate > today && date !== undefined && date < firstDate;
