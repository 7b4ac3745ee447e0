import type { ReactNode } from 'react';
import type { Clinic } from '../../../api/index.ts';
import { cityLabel } from '../../../formatting/address.ts';
import { formatPhone, isPhone, phoneHref } from '../../../formatting/phone.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { locatorMessages } from '../../../messages/locatorMessages.ts';
import { placesMessages } from '../../../messages/placesMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { distanceLabel } from '../../../places/distanceLabel.ts';
import { BrandLogo } from '../../../ui/brand/BrandLogo.tsx';
import { useAppWiring } from '../../../wiring/index.ts';
import styles from './ClinicFacts.module.css';

interface ClinicFactsProps {
  readonly clinic: Clinic;
  readonly number?: number | undefined;
  /** Its heading. */
  readonly children: ReactNode;
}

/** Where a clinic is and how to reach it, as data of schema.org as well. */
export function ClinicFacts({ clinic, number, children }: ClinicFactsProps) {
  const placesTexts = useMessages(placesMessages);
  const locatorTexts = useMessages(locatorMessages);
  const { name, banner, address, phone, distance, isTelehealthEnabled } = clinic;
  const { content } = useAppWiring();
  return (
    <div className={styles.facts}>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <BrandLogo brand={banner} imageUrl={content.imageUrl} />
      {children}
      <address className={styles.address}>
        <span>{address.addressLines.join(', ')}</span>
        <span>{cityLabel(address)}</span>
      </address>
      <div className={styles.reach}>
        {distance !== undefined && <span className={styles.distance}>{distanceLabel(distance, placesTexts)}</span>}
        {phone !== undefined && isPhone(phone) && (
          <a
            href={phoneHref(phone)}
            className={styles.phone}
            aria-label={fillTemplate(placesTexts.call, { name, phone: formatPhone(phone) })}
          >
            {formatPhone(phone)}
          </a>
        )}
      </div>
      {isTelehealthEnabled && <p className={styles.badge}>{locatorTexts.card.telehealth}</p>}
    </div>
  );
}
