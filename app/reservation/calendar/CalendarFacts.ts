import type { WallTime } from '../../formatting/wallTime.ts';

/** What a calendar file says. No name of a patient, no service and no confirmation code, which with the id could cancel. */
export interface CalendarFacts {
  readonly visits: readonly CalendarVisit[];
  readonly summary: string;
  readonly location?: string;
  readonly description?: string;
  /** Whom a calendar shows as the sender; a file without one is taken less well. */
  readonly organizer?: { readonly name: string; readonly email: string };
  /** The file takes the visits out of the calendar. */
  readonly canceled: boolean;
}

export interface CalendarVisit {
  /** Of the appointment; the same in every file about it. */
  readonly id: string;
  readonly timestamp: WallTime;
  /** IANA name. */
  readonly timezone: string;
  readonly minutes: number;
}
