import { useDocument } from '../../app-services/index.ts';
import { eventLocation, eventSummary } from '../../calendar/describeVisits.ts';
import { serviceExtraProperties } from '../../content/generated/texts/serviceExtraProperties.ts';
import type { Appointment, Provider } from '../../journey/index.ts';
import { type AppointmentMessages, appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CalendarLinks.module.css';
import { eventAddresses } from './eventAddresses.ts';
import { eventPlace, listVisits } from './findCalendarFacts.ts';

export interface CalendarLinksProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
}

/** Links that open the visits as new events in the guest's calendar in the browser. */
export function CalendarLinks({ appointments, provider }: CalendarLinksProps) {
  const messages = useMessages(appointmentMessages);
  const properties = useDocument(serviceExtraProperties);
  const { calendar, first, second } = messages;
  const durations = properties?.ok ? properties.document.services : [];
  // The company of the calendar is told where, which it needs, and by video not with whom.
  const where = eventPlace(provider);
  const title = provider.address ? eventSummary(where, calendar) : calendar.plain;
  const place = provider.address ? eventLocation(where, messages) : messages.byVideo;
  return appointments.flatMap((appointment, index) =>
    listVisits(appointment, durations).flatMap((visit) => {
      const addresses = eventAddresses({ ...visit, title, place });
      const which = appointments.length > 1 ? [first, second][index] : undefined;
      return addresses ? [<VisitLinks key={visit.uid} {...{ addresses, which, messages }} />] : [];
    }),
  );
}

interface VisitLinksProps {
  readonly addresses: NonNullable<ReturnType<typeof eventAddresses>>;
  /** Which of two visits it is. */
  readonly which: string | undefined;
  readonly messages: AppointmentMessages;
}

function VisitLinks({ addresses, which, messages: { calendar, opensInNewTab } }: VisitLinksProps) {
  return (
    <p className={styles.links}>
      <span className={styles.which}>{which === undefined ? calendar.openIn : `${which}:`}</span>
      {(['google', 'outlook'] as const).map((name) => (
        <a key={name} href={addresses[name]} target="_blank" rel="noopener noreferrer">
          <span>{calendar[name]}</span>{' '}
          <VisuallyHidden>{which === undefined ? opensInNewTab : `${which} ${opensInNewTab}`}</VisuallyHidden>
        </a>
      ))}
    </p>
  );
}
