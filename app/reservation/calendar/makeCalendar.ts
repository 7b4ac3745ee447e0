import type { AppointmentMessages } from '../../messages/appointmentMessages.ts';
import type { AppWiring } from '../../wiring/index.ts';
import { calendarFile } from './calendarFile.ts';
import { type CalendarRequest, findCalendarFacts } from './findCalendarFacts.ts';

/**
 * Makes the text of a calendar file. This is a chunk of its own, loaded with the library when a guest asks for a file.
 */
export const makeCalendar = async (
  wiring: AppWiring,
  request: CalendarRequest,
  messages: AppointmentMessages,
  now: Date,
): Promise<string | undefined> => calendarFile(await findCalendarFacts(wiring, request, messages), now);
