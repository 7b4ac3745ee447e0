import { type ReactNode, useId, useState } from 'react';
import type { StepPlan } from '#engine';
import { type Appointment, type FlowName, flows, type Provider } from '../../../journey/index.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import styles from './AppointmentsPanel.module.css';
import { EditableHead } from './EditableHead.tsx';

/** How many appointments are shown until the guest asks for more (WIZARD-20). */
const shownAtFirst = 2;

/** The picked appointments, and the page that edits them. */
export interface AppointmentsPanelProps {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
  /** The page where another time is picked, with the search that led to this one. */
  readonly edit: { readonly to: string; readonly state?: unknown };
  /** Shown below the appointments. */
  readonly children?: ReactNode;
}

/** The picked appointments: beside the form, or on a narrow screen in its header. */
export function AppointmentsPanel({ appointments, provider, edit, children }: AppointmentsPanelProps) {
  const messages = useMessages(bookingMessages).panel;
  const headingId = useId();
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? appointments : appointments.slice(0, shownAtFirst);
  return (
    <Card role="region" aria-labelledby={headingId}>
      <EditableHead to={edit.to} state={edit.state} hint={messages.editHint}>
        <h2 id={headingId} className={styles.heading}>
          {appointments.length === 1 ? messages.one : messages.several}
        </h2>
      </EditableHead>
      <AppointmentList appointments={shown} provider={provider} />
      {appointments.length > shownAtFirst && (
        <Button variant="quiet" aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
          {expanded ? messages.showLess : messages.showMore}
        </Button>
      )}
      {children}
    </Card>
  );
}

/**
 * Whether the appointments stand beside a step (WIZARD-19): not beside consents, not on the last page, which sums the
 * booking up itself, and never in a walk-in.
 */
export const showsPanel = (step: Pick<StepPlan, 'form'>, flow: FlowName, isLast: boolean): boolean =>
  flows[flow].hasTime && !isLast && !isConsent(step);

/** Whether a step asks for consents alone: all that it sends goes there. */
const isConsent = ({ form: { payload } }: Pick<StepPlan, 'form'>): boolean =>
  payload.length > 0 && payload.every(({ to: [place] }) => place === 'consentDetails');
