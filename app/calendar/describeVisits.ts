import { addressLabels, type PostalAddress } from '../formatting/address.ts';
import type { WallTime } from '../formatting/wallTime.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import type { AppointmentMessages } from '../messages/generated/appointmentMessages.ts';
import { type ModifyPhoneNumbers, type modifyLines, modifyPhone } from './modifyPhone.ts';

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

interface Named {
  readonly id: string;
  readonly calendarUid?: string | undefined;
}

/**
 * The UID of an appointment's entry in a calendar: one of its own, because calendars are shared, and the id together with
 * the code cancels the appointment. A server that gives none has put the id into entries so far.
 */
export const calendarUid = ({ id, calendarUid: own }: Named): string => own ?? `appointment-${id}`;

/** Used where no document gives a duration. */
const usualMinutes = 30;

/** How long services take, as the document service-extra-properties says. */
export interface ServiceDuration {
  readonly serviceIds: readonly number[];
  readonly durationMinutes?: number;
}

/** How long a visit for these services is, in minutes. They are given together, so the longest one counts. */
export function visitMinutes(serviceIds: readonly number[], durations: readonly ServiceDuration[]): number {
  const minutes = serviceIds.flatMap(
    (id) => durations.find((one) => one.serviceIds.includes(id))?.durationMinutes ?? [],
  );
  return minutes.length === 0 ? usualMinutes : Math.max(...minutes);
}

/** Where a visit takes place, or with whom it is by video. */
export interface EventPlace {
  /** A provider that is known only from a cancellation has none. */
  readonly name?: string | undefined;
  /** Missing where the visit is by video. */
  readonly address?: PostalAddress | undefined;
}

/** A short title for a visit in a calendar. */
export function eventSummary({ name, address }: EventPlace, messages: AppointmentMessages['calendar']): string {
  if (name === undefined) return messages.plain;
  return address ? fillTemplate(messages.at, { place: name }) : fillTemplate(messages.video, { name });
}

export function eventLocation({ name, address }: EventPlace, messages: AppointmentMessages): string | undefined {
  if (address) return [...(name === undefined ? [] : [name]), ...addressLabels(address)].join(', ');
  return name === undefined ? undefined : messages.byVideo;
}
