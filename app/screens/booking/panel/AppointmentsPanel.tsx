import { useId } from 'react';
import { Card } from '../../../ui/Card.tsx';
import type { AppointmentsPanelProps } from './AppointmentsPanelProps.ts';
import { PanelContent } from './PanelContent.tsx';

/** The picked appointments beside the form, where there is room for them. */
export function AppointmentsPanel(props: AppointmentsPanelProps) {
  const headingId = useId();
  return (
    <Card role="region" aria-labelledby={headingId}>
      <PanelContent headingId={headingId} {...props} />
    </Card>
  );
}
