import { type ReactNode, useId, useState } from 'react';
import { useAppServices } from '../../../../app-services/index.ts';
import { cityLabel, mapHref } from '../../../../formatting/address.ts';
import { formatPhone, isPhone, phoneHref } from '../../../../formatting/phone.ts';
import type { Provider } from '../../../../journey/index.ts';
import { fillTemplate } from '../../../../messages/fillTemplate.ts';
import { placesMessages } from '../../../../messages/generated/placesMessages.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { BrandLogo } from '../../../../ui/brand/BrandLogo.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import styles from './FoldedDetails.module.css';
import { placeName } from './placeLabels.ts';

interface FoldedDetailsProps {
  readonly provider: Provider;
  /** The line that the button ends. */
  readonly children: ReactNode;
}

/** A line about a place, with a button that shows the details below. */
export function FoldedDetails({ provider, children }: FoldedDetailsProps) {
  const messages = useMessages(resultsMessages).card;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.line}>
        {children}
        {hasDetails(provider) && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{messages.details}</span>
            <VisuallyHidden>{` ${placeName(provider)}`}</VisuallyHidden>
            <svg viewBox="0 0 24 24" className={styles.chevron} fill="none" stroke="currentcolor" aria-hidden="true">
              <path d="m6 9 6 6 6-6" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.details}>
          <PlaceDetails provider={provider} />
        </div>
      )}
    </>
  );
}

/** Whether there is more to say about a place than its card shows at first. */
const hasDetails = ({ address, phone }: Provider): boolean =>
  address !== undefined || (phone !== undefined && isPhone(phone));

/** Brand, whole address, phone and the way to a place. */
function PlaceDetails({ provider }: { readonly provider: Provider }) {
  const { directions, directionsTo } = useMessages(resultsMessages).card;
  const messages = useMessages(placesMessages);
  const { content } = useAppServices();
  const { brand, address, phone } = provider;
  const name = placeName(provider);
  return (
    <div className={styles.facts}>
      <BrandLogo brand={brand} imageUrl={content.imageUrl} />
      {address && (
        <address className={styles.address}>
          <span>{address.addressLines.join(', ')}</span>
          <span>{cityLabel(address)}</span>
        </address>
      )}
      <p className={styles.ways}>
        {phone !== undefined && isPhone(phone) && (
          <a href={phoneHref(phone)} aria-label={fillTemplate(messages.call, { name, phone: formatPhone(phone) })}>
            {formatPhone(phone)}
          </a>
        )}
        {address && (
          <a
            href={mapHref(address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fillTemplate(directionsTo, { name })}
          >
            {directions}
          </a>
        )}
      </p>
    </div>
  );
}
