import type { WallTime } from '../formatting/wallTime.ts';

/**
 * The content of a calendar file. It has no name of a patient, no service, and nothing that could help to cancel the
 * appointment.
 */
export interface CalendarFacts {
  readonly visits: readonly CalendarVisit[];
  readonly summary: string;
  readonly location?: string;
  readonly description?: string;
  /** The sender that a calendar shows. Some calendars do not handle a file without one well. */
  readonly organizer?: { readonly name: string; readonly email: string };
  /** Whether the file removes the visits from the calendar. */
  readonly canceled: boolean;
  /** How many hours before a visit the calendar reminds. */
  readonly alarmHours: readonly number[];
}

export interface CalendarVisit {
  /** The same in every file about the appointment. */
  readonly uid: string;
  readonly timestamp: WallTime;
  /** IANA name. */
  readonly timezone: string;
  readonly minutes: number;
}
