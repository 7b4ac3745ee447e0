import type { ReactNode } from 'react';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { formatPhone } from '../../../formatting/phone.ts';
import type { Patient } from '../../../journey/index.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Fact, Facts } from '../../../ui/brand/Facts.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './PatientDetails.module.css';

/** The patient, as the guest has entered it. */
export function PatientDetails({ patient: { name, phone, email, dateOfBirth } }: { readonly patient: Patient }) {
  const messages = useMessages(confirmationMessages).patient;
  return (
    <Card>
      <h2 className={styles.heading}>{messages.heading}</h2>
      <Facts paired>
        <Detail term={messages.name} value={name && <span translate="no">{name}</span>} />
        <Detail term={messages.phone} value={phone && formatPhone(phone)} />
        <Detail term={messages.email} value={email && <Email address={email} />} />
        <Detail term={messages.dateOfBirth} value={dateOfBirth && dateLabel(dateOfBirth, 'date')} />
      </Facts>
      {email && <p className={styles.note}>{messages.emailed}</p>}
    </Card>
  );
}

/** An email address. If it is too long for its line, it breaks before its host. */
function Email({ address }: { readonly address: string }) {
  const host = address.lastIndexOf('@') + 1;
  return (
    <>
      <span translate="no">{address.slice(0, host)}</span>
      <wbr />
      <span translate="no">{address.slice(host)}</span>
    </>
  );
}

function Detail({ term, value }: { readonly term: string; readonly value: ReactNode }) {
  if (!value) return null;
  return (
    <Fact term={term}>
      <dd>{value}</dd>
    </Fact>
  );
}
