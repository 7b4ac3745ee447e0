import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment, BusinessName } from '../journey/index.ts';
import { appointmentMessages } from '../messages/appointment.ts';
import { cancelMessages } from '../messages/cancel.ts';
import { CancelModal, ModifyPhones } from '../reservation/index.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { cancelChoices } from './cancelChoices.ts';
import styles from './ModifySection.module.css';

export interface ModifySectionProps {
  readonly appointments: readonly Appointment[];
  readonly businessName: BusinessName;
  /** Where the guest goes once it is canceled. */
  readonly canceled: string;
}

/** How to change what was booked: by phone, or by canceling it here. */
export function ModifySection({ appointments, businessName, canceled }: ModifySectionProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <h2 className={styles.heading}>{appointmentMessages.modify}</h2>
      <p>{appointmentMessages.callToChange}</p>
      <ModifyPhones businessName={businessName} />
      <div className={styles.action}>
        <Button look="secondary" wide onClick={() => setOpen(true)}>
          {cancelMessages.submit}
        </Button>
      </div>
      <CancelModal
        open={open}
        choices={cancelChoices(appointments)}
        onClose={() => setOpen(false)}
        onCanceled={() => void navigate(canceled, { replace: true })}
      />
    </Card>
  );
}
