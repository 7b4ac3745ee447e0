import type { SlotWindow } from '../../slots/SlotWindow.ts';
import { searchLimits } from '../../slots/searchLimits.ts';
import { refuse } from '../handling/Refusal.ts';
import type { Visit } from '../Visit.ts';

interface WindowFilter {
  readonly 'filter.startDate': string;
  readonly 'filter.endDate': string;
}

const DAY_MS = 86_400_000;

/** @throws Refusal 400 where the last day is before the first, or there are more days than a search may ask for */
export function slotWindow(filter: WindowFilter, { now, guest }: Visit): SlotWindow {
  const { 'filter.startDate': startDate, 'filter.endDate': endDate } = filter;
  if (endDate < startDate) throw refuse('invalidWindow');
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  if (days > searchLimits.days) throw refuse('windowTooLong', `more than ${searchLimits.days} days`);
  return { startDate, endDate, now, guest: guest.key };
}
