import type { AppWiring } from '../../wiring/index.ts';
import { calendarFile } from './calendarFile.ts';
import { type CalendarRequest, findCalendarFacts } from './findCalendarFacts.ts';

/** A chunk of its own, which brings the writer of calendar files: asked for when a guest wants one. */
export const makeCalendar = async (
  wiring: AppWiring,
  request: CalendarRequest,
  now: Date,
): Promise<string | undefined> => calendarFile(await findCalendarFacts(wiring, request), now);
