import type { SlotWindow } from '../slots/SlotWindow.ts';
import { refuse } from './Refusal.ts';
import type { Visit } from './Visit.ts';

interface WindowFilter {
  readonly 'filter.startDate': string;
  readonly 'filter.endDate': string;
}

/** @throws Refusal 400 where the last day is before the first */
export function slotWindow(filter: WindowFilter, { now, guest }: Visit): SlotWindow {
  const { 'filter.startDate': startDate, 'filter.endDate': endDate } = filter;
  if (endDate < startDate) throw refuse(400, 'invalidWindow', 'filter.endDate is before filter.startDate');
  return { startDate, endDate, now, guest: guest.key };
}
