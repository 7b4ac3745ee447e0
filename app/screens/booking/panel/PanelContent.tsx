import { useState } from 'react';
import type { Appointment, Provider } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import { EditableHead } from './EditableHead.tsx';
import styles from './PanelContent.module.css';

/** The picked appointments, as the panel beside the form and the line above it show them. */
export interface AppointmentsPanelProps {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** The page where another time is picked, with the search that led to this one. */
  readonly edit: { readonly to: string; readonly state?: unknown };
}

/** How many appointments are shown until the guest asks for more (WIZARD-20). */
const shownAtFirst = 2;

interface PanelContentProps extends AppointmentsPanelProps {
  readonly headingId?: string;
}

/** What is to know of the picked appointments, with the way to edit them. */
export function PanelContent({ headingId, appointments, provider, edit }: PanelContentProps) {
  const messages = useMessages(bookingMessages).panel;
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? appointments : appointments.slice(0, shownAtFirst);
  return (
    <>
      <EditableHead to={edit.to} state={edit.state} hint={messages.editHint}>
        <h2 id={headingId} className={styles.heading}>
          {messages.heading}
        </h2>
      </EditableHead>
      <AppointmentList appointments={shown} provider={provider} />
      {appointments.length > shownAtFirst && (
        <Button variant="quiet" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? messages.showLess : messages.showMore}
        </Button>
      )}
    </>
  );
}
