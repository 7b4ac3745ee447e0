import type { TimeSlotRow } from '../api/index.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { slotsMessages } from '../messages/slots.ts';
import type { SearchWindow } from './searchWindow.ts';

/** What a card says in place of times. */
export interface CardMessage {
  readonly title?: string;
  readonly text: string;
  /** Later days may still have times. */
  readonly mayGoOn: boolean;
}

/** Why a location shows no times for the searched window; undefined when it has some (document 2, section 8). */
export function cardMessage(row: TimeSlotRow, hasTimes: boolean, window: SearchWindow): CardMessage | undefined {
  const { serviceUnavailable, daysInAdvance, noAvailability } = slotsMessages;
  if (row.services.some(({ isAvailable }) => !isAvailable)) return { ...serviceUnavailable, mayGoOn: false };
  if (hasTimes) return undefined;
  if (window.startDate > window.lastDate) {
    return { text: fillTemplate(daysInAdvance, { n: window.maxDaysAhead }), mayGoOn: false };
  }
  return {
    title: noAvailability.title,
    text: fillTemplate(noAvailability.text, { n: window.days }),
    mayGoOn: window.endDate < window.lastDate,
  };
}
