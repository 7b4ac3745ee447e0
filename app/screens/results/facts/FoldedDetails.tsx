import { type ReactNode, useId, useState } from 'react';
import type { Provider } from '../../../journey/index.ts';
import { resultsMessages } from '../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './FoldedDetails.module.css';
import { hasDetails, PlaceDetails } from './PlaceDetails.tsx';
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
