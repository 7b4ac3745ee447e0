import { type ReactNode, useState } from 'react';
import type { BusinessName } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { CancelModal, type CancelModalProps, ModifyPhones } from '../../reservation/index.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './CancelScreen.module.css';

export interface CancelActionProps extends Pick<CancelModalProps, 'choices' | 'onCanceled'> {
  /** The business whose number is shown; all numbers are shown if it is not known. */
  readonly businessName?: BusinessName;
  /** Buttons for other changes, above the one that cancels. */
  readonly children?: ReactNode;
}

/** The button that opens the cancel dialog, and below it the number to call to change the appointment instead. */
export function CancelAction({ choices, onCanceled, businessName, children }: CancelActionProps) {
  const { modify, callInstead } = useMessages(appointmentMessages);
  const { submit } = useMessages(cancelMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        {children}
        <Button variant="secondary" wide onClick={() => setOpen(true)}>
          {submit}
        </Button>
      </div>
      <Card>
        <ModifyPhones {...(businessName && { businessName })}>
          <h2 className={styles.heading}>{modify}</h2>
          <p>{callInstead}</p>
        </ModifyPhones>
      </Card>
      <CancelModal open={open} choices={choices} onClose={() => setOpen(false)} onCanceled={onCanceled} />
    </>
  );
}
