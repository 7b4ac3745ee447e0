import { addressLabels, mapHref } from '../../formatting/address.ts';
import { formatPhone, phoneHref } from '../../formatting/phone.ts';
import type { Provider } from '../../journey/index.ts';
import { appointmentMessages } from '../../messages/appointment/appointment.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { BenefitBadge } from '../../ui/brand/BenefitBadge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ProviderFacts.module.css';
import { type ProviderNames, providerLabel } from './providerLabel.ts';

export interface ProviderFactsProps {
  readonly provider: ProviderNames & Pick<Provider, 'address' | 'phone' | 'isBenefitCode'>;
}

/** Name and address of a place, with links to a map and to its phone. */
export function ProviderFacts({ provider }: ProviderFactsProps) {
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
          <BenefitBadge>{appointmentMessages.acceptsBenefitCode}</BenefitBadge>
        </div>
      )}
      <p className={styles.links}>
        {address && (
          <a href={mapHref(address)} target="_blank" rel="noopener noreferrer">
            <span>{appointmentMessages.map}</span> <VisuallyHidden>{appointmentMessages.opensInNewTab}</VisuallyHidden>
          </a>
        )}
        {phone !== undefined && (
          <a
            href={phoneHref(phone)}
            aria-label={fillTemplate(appointmentMessages.callPlace, { name: name ?? '', phone: formatPhone(phone) })}
          >
            {formatPhone(phone)}
          </a>
        )}
      </p>
    </>
  );
}
