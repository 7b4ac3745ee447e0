import { errorMessages } from '#engine/messages/en';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { isIsoDate } from '../../../formatting/isoDate.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import type { SearchWindow } from '../search/searchWindow.ts';

/** What is wrong with the day that a guest wants to search from; undefined for a day that can be booked. */
export function dateError(
  date: string,
  { firstDate, lastDate }: Pick<SearchWindow, 'firstDate' | 'lastDate'>,
): string | undefined {
  if (!isIsoDate(date)) return errorMessages.date;
  const label = (day: string) => ({ date: dateLabel(day, 'numeric') });
  if (date < firstDate) return fillTemplate(errorMessages.dateMinimum, label(firstDate));
  if (date > lastDate) return fillTemplate(errorMessages.dateMaximum, label(lastDate));
  return undefined;
}
