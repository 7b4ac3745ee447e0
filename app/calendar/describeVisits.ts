import type { AppointmentMessages } from '../messages/generated/appointmentMessages.ts';
import type { CalendarFacts, CalendarVisit } from './CalendarFacts.ts';
import { type EventPlace, eventLocation, eventSummary } from './eventTexts.ts';
import { type ModifyPhoneNumbers, type modifyLines, modifyPhone } from './modifyPhone.ts';

/** What is to be put into a calendar, or taken out of it. */
export interface DescribedVisits {
  readonly visits: readonly CalendarVisit[];
  readonly place: EventPlace;
  readonly businessName: keyof typeof modifyLines;
  readonly canceled: boolean;
}

/** What authors say about calendars. Facts of a document that cannot be read are left out. */
export interface CalendarTexts {
  readonly messages: AppointmentMessages;
  /** How many hours before a visit the file reminds. */
  readonly alarmHours: readonly number[];
  /** The frame of the banner. */
  readonly frame?:
    | { readonly name: string; readonly support: ModifyPhoneNumbers & { readonly email: string } }
    | undefined;
}

/** The facts of a calendar file: the same for the page and for the mail, so that one replaces the other. */
export function describeVisits(
  { visits, place, businessName, canceled }: DescribedVisits,
  { messages, alarmHours, frame }: CalendarTexts,
): CalendarFacts {
  const location = eventLocation(place, messages);
  return {
    canceled,
    alarmHours,
    summary: eventSummary(place, messages.calendar),
    visits,
    ...(location !== undefined && { location }),
    ...(frame && !canceled && { description: `${messages.callToChange} ${modifyPhone(frame.support, businessName)}` }),
    ...(frame && { organizer: { name: frame.name, email: frame.support.email } }),
  };
}
