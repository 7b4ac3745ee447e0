import type { ReactNode } from 'react';
import { useAppServices } from '../app-services/index.ts';
import { cityLabel, type PostalAddress } from '../formatting/address.ts';
import { formatPhone, isPhone, phoneHref } from '../formatting/phone.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { type PlacesMessages, placesMessages } from '../messages/generated/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { BrandLogo } from '../ui/brand/BrandLogo.tsx';
import styles from './PlaceFacts.module.css';

interface PlaceFactsProps {
  /** The name that guests know. */
  readonly name: string;
  readonly heading: ReactNode;
  readonly brand?: string | undefined;
  readonly address?: PostalAddress | undefined;
  readonly phone?: string | undefined;
  /** In miles from the searched place. */
  readonly distance?: number | undefined;
  /** The number of its pin; undefined for a place that is not on a map with others. */
  readonly number?: number | undefined;
  /** What else is to be said about it, if anything. */
  readonly badge?: string | false | undefined;
  readonly children?: ReactNode;
}

/** Where a place is and how to reach it. */
export function PlaceFacts({
  name,
  heading,
  brand,
  address,
  phone,
  distance,
  number,
  badge,
  children,
}: PlaceFactsProps) {
  const messages = useMessages(placesMessages);
  const { content } = useAppServices();
  return (
    <div className={styles.facts}>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <BrandLogo brand={brand} imageUrl={content.imageUrl} />
      {heading}
      {address && (
        <address className={styles.address}>
          <span>{address.addressLines.join(', ')}</span>
          <span>{cityLabel(address)}</span>
        </address>
      )}
      <div className={styles.reach}>
        {distance !== undefined && <span className={styles.distance}>{distanceLabel(distance, messages)}</span>}
        {phone !== undefined && isPhone(phone) && (
          <a
            href={phoneHref(phone)}
            className={styles.phone}
            aria-label={fillTemplate(messages.call, { name, phone: formatPhone(phone) })}
          >
            {formatPhone(phone)}
          </a>
        )}
      </div>
      {badge && <p className={styles.badge}>{badge}</p>}
      {children}
    </div>
  );
}

/** '3.8 mi away'. */
export const distanceLabel = (miles: number, { distance, distanceShort }: PlacesMessages): string =>
  miles < 0.1 ? distanceShort : fillTemplate(distance, { miles: miles.toFixed(1) });
