import { addressLabels, mapHref } from '../../formatting/address.ts';
import { formatPhone, phoneHref } from '../../formatting/phone.ts';
import type { Provider } from '../../journey/index.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { BenefitBadge } from '../../ui/brand/BenefitBadge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type ProviderNames, providerLabel } from './appointmentLabels.ts';
import styles from './ProviderFacts.module.css';

export interface ProviderFactsProps {
  readonly provider: ProviderNames & Pick<Provider, 'address' | 'phone' | 'isBenefitCode'>;
}

/** Name and address of a place, with links to a map and to its phone. */
export function ProviderFacts({ provider }: ProviderFactsProps) {
  const messages = useMessages(appointmentMessages);
  const { address, phone, isBenefitCode } = provider;
  const name = providerLabel(provider);
  return (
    <>
      {name !== undefined && <p>{name}</p>}
      {address && (
        <address className={styles.address}>
          {addressLabels(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {isBenefitCode && (
        <div className={styles.badge}>
          <BenefitBadge>{messages.acceptsBenefitCode}</BenefitBadge>
        </div>
      )}
      <p className={styles.links}>
        {address && (
          <a href={mapHref(address)} target="_blank" rel="noopener noreferrer">
            <span>{messages.map}</span> <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
          </a>
        )}
        {phone !== undefined && (
          <a
            href={phoneHref(phone)}
            aria-label={fillTemplate(messages.callPlace, { name: name ?? '', phone: formatPhone(phone) })}
          >
            {formatPhone(phone)}
          </a>
        )}
      </p>
    </>
  );
}
