import { useId } from 'react';
import type { StepPlan } from '#engine';
import { type FlowName, flows } from '../../../journey/index.ts';
import { Card } from '../../../ui/Card.tsx';
import { type AppointmentsPanelProps, PanelContent } from './PanelContent.tsx';

/** The picked appointments beside the form, where there is room for them. */
export function AppointmentsPanel(props: AppointmentsPanelProps) {
  const headingId = useId();
  return (
    <Card role="region" aria-labelledby={headingId}>
      <PanelContent headingId={headingId} {...props} />
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
