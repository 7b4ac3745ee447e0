import { calendarFile } from '../../calendar/calendarFile.ts';
import type { AppWiring } from '../../wiring/index.ts';
import { type CalendarContent, type CalendarRequest, findCalendarFacts } from './findCalendarFacts.ts';

/**
 * Makes the text of a calendar file. This is a chunk of its own, loaded with the library when a guest asks for a file.
 */
export const makeCalendar = async (
  wiring: AppWiring,
  request: CalendarRequest,
  authored: CalendarContent,
  now: Date,
): Promise<string | undefined> => calendarFile(await findCalendarFacts(wiring, request, authored), now);
