import type { BusinessName } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/appointment/appointment.ts';
import { confirmationMessages } from '../../../messages/appointment/confirmation.ts';
import { ModifyPhones } from '../../../reservation/index.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './ChangeCard.module.css';

/** How to change what was booked where neither id nor code is known: by phone, or by the link in the email. */
export function ChangeCard({ businessName }: { readonly businessName: BusinessName }) {
  return (
    <Card>
      <h2 className={styles.heading}>{appointmentMessages.modify}</h2>
      <ModifyPhones businessName={businessName}>
        <p>{appointmentMessages.callToChange}</p>
      </ModifyPhones>
      <p className={styles.cancel}>{confirmationMessages.reloaded.cancel}</p>
    </Card>
  );
}
