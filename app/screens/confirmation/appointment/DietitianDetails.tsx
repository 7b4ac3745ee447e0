import { siteFrame } from '../../../content/documents/texts/siteFrame.ts';
import { formatPhone, phoneHref } from '../../../formatting/phone.ts';
import type { Provider } from '../../../journey/index.ts';
import { confirmationMessages } from '../../../messages/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { providerLabel } from '../../../reservation/index.ts';
import { Portrait } from '../../../ui/brand/Portrait.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useAppWiring, useDocument } from '../../../wiring/index.ts';
import styles from './DietitianDetails.module.css';

/** The dietitian who will call, and the number to call if they do not. */
export function DietitianDetails({ provider }: { readonly provider: Provider }) {
  const messages = useMessages(confirmationMessages).dietitian;
  const { image, qualification } = provider;
  return (
    <Card>
      <h2 className={styles.heading}>{messages.heading}</h2>
      <div className={styles.person}>
        {image && <Portrait image={image} />}
        <div>
          <p className={styles.name}>{providerLabel(provider)}</p>
          {qualification && <p className={styles.qualification}>{qualification}</p>}
        </div>
      </div>
      <SupportPhone />
    </Card>
  );
}

function SupportPhone() {
  const messages = useMessages(confirmationMessages).dietitian;
  const frame = useDocument(siteFrame, useAppWiring().api.bannerName);
  if (!frame?.ok) return null;
  const { dietitian } = frame.document.support.modifyPhones;
  return (
    <p className={styles.support}>
      <span>{messages.support}</span> <a href={phoneHref(dietitian)}>{formatPhone(dietitian)}</a>
    </p>
  );
}
