import { useId, useState } from 'react';
import type { Appointment, Provider } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import styles from './AppointmentsPanel.module.css';
import { EditableHead } from './EditableHead.tsx';
import { PanelFold } from './PanelFold.tsx';

/** How many appointments are shown until the guest asks for more (WIZARD-20). */
const shownAtFirst = 2;

export interface AppointmentsPanelProps {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** The page where another time is picked, with the search that led to this one. */
  readonly edit: { readonly to: string; readonly state?: unknown };
}

/** The picked appointments beside the form, or on a narrow screen above it, folded to their times. */
export function AppointmentsPanel({ appointments, provider, edit }: AppointmentsPanelProps) {
  const messages = useMessages(bookingMessages).panel;
  const headingId = useId();
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? appointments : appointments.slice(0, shownAtFirst);
  return (
    <Card role="region" aria-labelledby={headingId}>
      <EditableHead to={edit.to} state={edit.state} hint={messages.editHint}>
        <h2 id={headingId} className={styles.heading}>
          {messages.heading}
        </h2>
      </EditableHead>
      <PanelFold appointments={appointments}>
        <AppointmentList appointments={shown} provider={provider} />
        {appointments.length > shownAtFirst && (
          <Button variant="quiet" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            {expanded ? messages.showLess : messages.showMore}
          </Button>
        )}
      </PanelFold>
    </Card>
  );
}
