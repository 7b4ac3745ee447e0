import type { AppServices } from '../../app-services/index.ts';
import { calendarFile } from '../../calendar/calendarFile.ts';
import { type CalendarContent, type CalendarRequest, findCalendarFacts } from './findCalendarFacts.ts';

/**
 * Makes the text of a calendar file. This is a chunk of its own, loaded with the library when a guest asks for a file.
 */
export const makeCalendar = async (
  appServices: AppServices,
  request: CalendarRequest,
  authored: CalendarContent,
  now: Date,
): Promise<string | undefined> => calendarFile(await findCalendarFacts(appServices, request, authored), now);
