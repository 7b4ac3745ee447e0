import type { BusinessName } from '../../../journey/index.ts';
import { appointmentMessages } from '../../../messages/generated/appointmentMessages.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ModifyPhones } from '../../../reservation/index.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './ChangeCard.module.css';

/** How to change what was booked where neither id nor code is known: by phone, or by the link in the email. */
export function ChangeCard({ businessName }: { readonly businessName: BusinessName }) {
  const { modify, callToChange } = useMessages(appointmentMessages);
  const { reloaded } = useMessages(confirmationMessages);
  return (
    <Card>
      <h2 className={styles.heading}>{modify}</h2>
      <ModifyPhones businessName={businessName}>
        <p>{callToChange}</p>
      </ModifyPhones>
      <p className={styles.cancel}>{reloaded.cancel}</p>
    </Card>
  );
}
