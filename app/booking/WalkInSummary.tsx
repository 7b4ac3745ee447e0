import { useId } from 'react';
import type { Appointment, Provider } from '../journey/index.ts';
import { walkInMessages } from '../messages/walkIn.ts';
import { AppointmentFacts } from '../reservation/index.ts';
import { Card } from '../ui/Card.tsx';
import { EditableHead } from './EditableHead.tsx';
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
        <EditableHead to={edit} hint={heading}>
          <h3 id={headingId}>{heading}</h3>
        </EditableHead>
        <AppointmentFacts appointment={appointment} provider={provider} />
      </Card>
    </div>
  );
}
