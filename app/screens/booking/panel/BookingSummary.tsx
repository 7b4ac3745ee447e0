import { useId } from 'react';
import { isWalkIn } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { walkInMessages } from '../../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import type { AppointmentsPanelProps } from './AppointmentsPanel.tsx';
import styles from './BookingSummary.module.css';
import { EditableHead } from './EditableHead.tsx';

/** For a walk-in, `edit` leads to other vaccines. */
export interface BookingSummaryProps extends AppointmentsPanelProps {
  /** That of its place: below the heading of the page, or beside it. */
  readonly headingLevel: 'h2' | 'h3';
}

/** Shown with the review of the answers: the services, the time with its zone, and the place. */
export function BookingSummary({ appointments, provider, edit, headingLevel: Heading, children }: BookingSummaryProps) {
  const headingId = useId();
  const { heading } = useMessages(walkInMessages).selection;
  const { summary, panel } = useMessages(bookingMessages);
  const titles = appointments.some(isWalkIn)
    ? { heading, hint: heading }
    : { heading: appointments.length === 1 ? summary.one : summary.several, hint: panel.editHint };
  return (
    <div className={styles.summary}>
      <Card role="region" aria-labelledby={headingId}>
        <EditableHead {...edit} hint={titles.hint}>
          <Heading id={headingId} className={styles.heading}>
            {titles.heading}
          </Heading>
        </EditableHead>
        <AppointmentList appointments={appointments} provider={provider} />
        {children}
      </Card>
    </div>
  );
}
