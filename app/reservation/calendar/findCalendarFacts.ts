import type { AppServices } from '../../app-services/index.ts';
import {
  type CalendarFacts,
  type CalendarTexts,
  type CalendarVisit,
  calendarUid,
  describeVisits,
  type EventPlace,
  type ServiceDuration,
  visitMinutes,
} from '../../calendar/describeVisits.ts';
import { serviceExtraProperties } from '../../content/generated/texts/serviceExtraProperties.ts';
import { siteFrame } from '../../content/generated/texts/siteFrame.ts';
import type { Appointment, Provider } from '../../journey/index.ts';
import { providerLabel } from '../appointment/appointmentLabels.ts';

export interface CalendarRequest {
  /** The booked appointments. Those without a time (walk-ins) or without an id are left out of the file. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  readonly canceled: boolean;
}

/** What the screen knows of what authors say about calendars. */
export type CalendarContent = Pick<CalendarTexts, 'messages' | 'alarmHours'>;

/**
 * The facts for the file: those of the appointments, and from documents how long they take and whom to call. Facts of a
 * document that cannot be read are left out.
 */
export async function findCalendarFacts(
  { content, api }: Pick<AppServices, 'content' | 'api'>,
  { appointments, provider, canceled }: CalendarRequest,
  authored: CalendarContent,
): Promise<CalendarFacts> {
  const [properties, frame] = await Promise.all([
    content.loader.load(content.entry(serviceExtraProperties)),
    content.loader.load(content.entry(siteFrame, api.bannerName)),
  ]);
  const durations = properties.ok ? properties.document.services : [];
  return describeVisits(
    {
      visits: appointments.flatMap((appointment) => listVisits(appointment, durations)),
      place: eventPlace(provider),
      businessName: provider.businessName,
      canceled,
    },
    { ...authored, frame: frame.ok ? frame.document : undefined },
  );
}

/** The visit of an appointment that has a time and an id. */
export const listVisits = (
  { id, calendarUid: own, timestamp, timezone, services }: Appointment,
  durations: readonly ServiceDuration[],
): CalendarVisit[] => {
  if (id === undefined || timestamp === '') return [];
  const minutes = visitMinutes(
    services.map((service) => service.id),
    durations,
  );
  return [{ uid: calendarUid({ id, calendarUid: own }), timestamp, timezone, minutes }];
};

export const eventPlace = (provider: Provider): EventPlace => ({
  name: providerLabel(provider),
  address: provider.address,
});
