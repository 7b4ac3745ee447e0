import { useId } from 'react';
import type { Clinic } from '../../api/index.ts';
import { addressLabels } from '../../formatting/address.ts';
import { walkInMessages } from '../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './PharmacyCard.module.css';

/** The pharmacy that the guest is in; `place` is undefined while it is loading. */
export function PharmacyCard({ place }: { readonly place: Partial<Clinic> | undefined }) {
  const messages = useMessages(walkInMessages).landing;
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId} aria-busy={!place}>
      <PinIcon />
      <div>
        <h2 id={headingId} className={styles.heading}>
          {messages.here}
        </h2>
        {place && <p className={styles.name}>{place.vanityName ?? messages.pharmacy}</p>}
        {place?.address && (
          <address className={styles.address}>
            {addressLabels(place.address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
      </div>
    </section>
  );
}

const PinIcon = () => (
  <svg viewBox="0 0 24 24" className={styles.pin} aria-hidden="true">
    <path
      d="M12 2a7.5 7.5 0 0 0-7.5 7.5c0 5.4 6.3 11.5 6.9 12.1a.9.9 0 0 0 1.2 0c.6-.6 6.9-6.7 6.9-12.1A7.5 7.5 0 0 0 12 2Zm0 10.4a2.9 2.9 0 1 1 0-5.8 2.9 2.9 0 0 1 0 5.8Z"
      fill="currentcolor"
    />
  </svg>
);
