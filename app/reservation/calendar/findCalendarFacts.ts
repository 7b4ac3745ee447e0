import { serviceExtraProperties } from '../../content/documents/texts/serviceExtraProperties.ts';
import { siteFrame } from '../../content/documents/texts/siteFrame.ts';
import { addressLabels } from '../../formatting/address.ts';
import type { WallTime } from '../../formatting/wallTime.ts';
import type { Appointment, Provider, Service } from '../../journey/index.ts';
import type { AppointmentMessages } from '../../messages/appointmentMessages.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { AppWiring } from '../../wiring/index.ts';
import { modifyPhone } from '../appointment/modifyPhone.ts';
import { providerLabel } from '../appointment/providerLabel.ts';

export interface CalendarRequest {
  /** The booked appointments. Those without a time (walk-ins) or without an id are left out of the file. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly canceled: boolean;
}

/** What authors say about calendars. */
export interface CalendarContent {
  readonly messages: AppointmentMessages;
  /** How many hours before a visit the file reminds. */
  readonly alarmHours: readonly number[];
}

/**
 * The facts for the file: those of the appointments, and from documents how long they take and whom to call. Facts of a
 * document that cannot be read are left out.
 */
export async function findCalendarFacts(
  { content, api }: Pick<AppWiring, 'content' | 'api'>,
  { appointments, provider, canceled }: CalendarRequest,
  { messages, alarmHours }: CalendarContent,
): Promise<CalendarFacts> {
  const [properties, frame] = await Promise.all([
    content.loader.load(content.entry(serviceExtraProperties)),
    content.loader.load(content.entry(siteFrame, api.bannerName)),
  ]);
  const durations = properties.ok ? properties.document.services : [];
  const support = frame.ok ? frame.document.support : undefined;
  const location = formatPlace(provider, messages);
  return {
    canceled,
    alarmHours,
    summary: formatSummary(provider, messages.calendar),
    visits: appointments.flatMap((appointment) =>
      listVisits(appointment, visitMinutes(appointment.services, durations)),
    ),
    ...(location !== undefined && { location }),
    ...(support &&
      !canceled && { description: `${messages.callToChange} ${modifyPhone(support, provider.businessName)}` }),
    ...(frame.ok && { organizer: { name: frame.document.name, email: frame.document.support.email } }),
  };
}

/** The visit of an appointment that has a time and an id. */
export const listVisits = ({ id, timestamp, timezone }: Appointment, minutes: number): CalendarVisit[] =>
  id === undefined || timestamp === '' ? [] : [{ id, timestamp, timezone, minutes }];

/** A short title for the visits. A provider that is known only from a cancellation has no name. */
export function formatSummary(provider: Provider, messages: AppointmentMessages['calendar']): string {
  const name = providerLabel(provider);
  if (name === undefined) return messages.plain;
  return provider.address ? fillTemplate(messages.at, { place: name }) : fillTemplate(messages.video, { name });
}

export function formatPlace(provider: Provider, messages: AppointmentMessages): string | undefined {
  const name = providerLabel(provider);
  if (provider.address) return [...(name === undefined ? [] : [name]), ...addressLabels(provider.address)].join(', ');
  return name === undefined ? undefined : messages.byVideo;
}

/** Used where no document gives a duration. */
const usualMinutes = 30;

interface ServiceDuration {
  readonly serviceIds: readonly number[];
  readonly durationMinutes?: number;
}

/** How long a visit for these services is, in minutes. They are given together, so the longest one counts. */
export function visitMinutes(services: readonly Service[], durations: readonly ServiceDuration[]): number {
  const minutes = services.flatMap(
    ({ id }) => durations.find(({ serviceIds }) => serviceIds.includes(id))?.durationMinutes ?? [],
  );
  return minutes.length === 0 ? usualMinutes : Math.max(...minutes);
}

/**
 * The content of a calendar file. It has no name of a patient, no service and no confirmation code, which together with
 * the id could cancel the appointment.
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
  /** The id of the appointment; the same in every file about it. */
  readonly id: string;
  readonly timestamp: WallTime;
  /** IANA name. */
  readonly timezone: string;
  readonly minutes: number;
}
