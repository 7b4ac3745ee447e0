import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment, Provider } from '../journey/index.ts';
import { bookingMessages } from '../messages/booking.ts';
import { walkInMessages } from '../messages/walkIn.ts';
import { AppointmentFacts } from '../reservation/index.ts';
import { Card } from '../ui/Card.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './WalkInSummary.module.css';

export interface WalkInSummaryProps {
  readonly appointment: Appointment;
  readonly provider: Provider;
  /** Where other vaccines are chosen. */
  readonly edit: string;
}

/** Which vaccines a walk-in books, and where: no panel shows them, and it cannot be canceled. */
export function WalkInSummary({ appointment, provider, edit }: WalkInSummaryProps) {
  const headingId = useId();
  const { heading } = walkInMessages.selection;
  return (
    <div className={styles.summary}>
      <Card role="region" aria-labelledby={headingId}>
        <div className={styles.head}>
          <h3 id={headingId}>{heading}</h3>
          <Link to={edit}>
            {bookingMessages.review.edit} <VisuallyHidden>{heading}</VisuallyHidden>
          </Link>
        </div>
        <AppointmentFacts appointment={appointment} provider={provider} />
      </Card>
    </div>
  );
}
