import { useId } from 'react';
import { type Appointment, isWalkIn, type Provider } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/booking/booking.ts';
import { walkInMessages } from '../../../messages/booking/walkIn.ts';
import { Card } from '../../../ui/Card.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import styles from './BookingSummary.module.css';
import { EditableHead } from './EditableHead.tsx';

export interface BookingSummaryProps {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** The page where another time is picked, with the search that led to this one; for a walk-in, other vaccines. */
  readonly edit: { readonly to: string; readonly state?: unknown };
}

/** Shown above the button that books: the services, the time with its zone, and the place. */
export function BookingSummary({ appointments, provider, edit }: BookingSummaryProps) {
  const headingId = useId();
  const { heading, hint } = appointments.some(isWalkIn) ? walkIn : titles(appointments.length);
  return (
    <div className={styles.summary}>
      <Card role="region" aria-labelledby={headingId}>
        <EditableHead {...edit} hint={hint}>
          <h3 id={headingId}>{heading}</h3>
        </EditableHead>
        <AppointmentList appointments={appointments} provider={provider} />
      </Card>
    </div>
  );
}

const walkIn = { heading: walkInMessages.selection.heading, hint: walkInMessages.selection.heading };

const titles = (count: number): { readonly heading: string; readonly hint: string } => ({
  heading: count === 1 ? bookingMessages.summary.one : bookingMessages.summary.several,
  hint: bookingMessages.panel.editHint,
});
