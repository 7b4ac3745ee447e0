import { useAppServices, useDocument } from '../../../app-services/index.ts';
import { type DietitiansDetail, dietitiansDetail } from '../../../content/generated/texts/dietitiansDetail.ts';
import { siteFrame } from '../../../content/generated/texts/siteFrame.ts';
import { formatPhone, phoneHref } from '../../../formatting/phone.ts';
import type { Provider } from '../../../journey/index.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { describeDietitian, dietitianDetail } from '../../../places/describeDietitian.ts';
import { providerLabel } from '../../../reservation/index.ts';
import { Portrait } from '../../../ui/brand/Portrait.tsx';
import { Card } from '../../../ui/Card.tsx';
import styles from './DietitianDetails.module.css';

/** The dietitian who will call, and the number to call if they do not. */
export function DietitianDetails({ provider }: { readonly provider: Provider }) {
  const messages = useMessages(confirmationMessages).dietitian;
  const { imageUrl } = useAppServices().content;
  const details = useDocument(dietitiansDetail);
  const dietitian = details?.ok ? describeDietitian(provider, details.document, imageUrl) : provider;
  const { image, qualification } = dietitian;
  return (
    <Card>
      <h2 className={styles.heading}>{messages.heading}</h2>
      <div className={styles.person}>
        {image && <Portrait image={image} />}
        <div>
          <p className={styles.name}>{providerLabel(dietitian)}</p>
          {qualification && <p className={styles.qualification}>{qualification}</p>}
        </div>
      </div>
      {details && <SupportPhone own={details.ok ? supportNumber(details.document, provider) : undefined} />}
    </Card>
  );
}

const supportNumber = (details: DietitiansDetail, provider: Provider): string | undefined =>
  dietitianDetail(details, provider)?.supportNumber;

/** The number of the dietitian, or else that of the banner for visits with dietitians. */
function SupportPhone({ own }: { readonly own: string | undefined }) {
  const messages = useMessages(confirmationMessages).dietitian;
  const frame = useDocument(siteFrame, useAppServices().api.bannerName);
  const phone = own ?? (frame?.ok ? frame.document.support.modifyPhones.dietitian : undefined);
  if (phone === undefined) return null;
  return (
    <p className={styles.support}>
      <span>{messages.support}</span> <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
    </p>
  );
}
