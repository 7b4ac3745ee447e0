import { useEffect, useRef, useState } from 'react';
import { suggestAddresses } from '../../../../api/index.ts';
import { useAppServices } from '../../../../app-services/index.ts';
import { loadChunk } from '../../../../chunks/loadChunk.ts';
import { searchMessages } from '../../../../messages/generated/searchMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import type { PositionStatus } from '../../../../places/askPosition.ts';
import type { NearestClinic } from '../../../../places/findNearestClinic.ts';
import { LocationField } from '../../../../places/LocationField.tsx';
import { controlIds } from '../../criteria/searchFields.ts';
import styles from './PlaceField.module.css';
import { PositionNote } from './PositionNote.tsx';

export interface PlaceFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (location: string) => void;
}

/** The place to search near: typed, or that of the clinic nearest to the guest. */
export function PlaceField({ value, error, onChange }: PlaceFieldProps) {
  const messages = useMessages(searchMessages).location;
  const { status, ask, forget } = useNearestClinic(onChange);
  return (
    <div>
      <LocationField
        id={controlIds.location}
        label={messages.label}
        beside={
          <button
            type="button"
            className={styles.use}
            aria-disabled={status === 'asking'}
            onClick={status === 'asking' ? undefined : ask}
          >
            <svg viewBox="0 0 24 24" className={styles.sign} fill="none" stroke="currentcolor" aria-hidden="true">
              <path
                d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M18.5 12a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
                strokeWidth="2"
                strokeLinecap="round"
              />
              <circle cx="12" cy="12" r="2.25" fill="currentcolor" stroke="none" />
            </svg>
            <span>{messages.position.use}</span>
          </button>
        }
        suggest={suggestAddresses}
        value={value}
        error={error}
        onChange={(location) => {
          forget();
          onChange(location);
        }}
      />
      <PositionNote status={status} />
    </div>
  );
}

interface NearestClinicSearch {
  readonly status: PositionStatus | NearestClinic | 'none' | 'failed';
  readonly ask: () => void;
  /** Takes back what is said, and drops a search under way. */
  readonly forget: () => void;
}

/** Finds the clinic nearest to the guest, whose ZIP code `onFound` gets. Nothing is loaded or asked for before. */
function useNearestClinic(onFound: (zip: string) => void): NearestClinicSearch {
  const { api, analytics } = useAppServices();
  const [status, setStatus] = useState<NearestClinicSearch['status']>('idle');
  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), []);
  const ask = async () => {
    search.current?.abort();
    const controller = new AbortController();
    search.current = controller;
    const { signal } = controller;
    setStatus('asking');
    const found = await loadFinder()
      .then((find) => find(api, analytics, signal))
      .catch(() => 'failed' as const);
    if (signal.aborted) return;
    setStatus(found);
    if (typeof found !== 'string') onFound(found.zip);
  };
  return {
    status,
    ask: () => void ask(),
    forget: () => {
      search.current?.abort();
      setStatus('idle');
    },
  };
}

const loadFinder = () =>
  loadChunk(
    'places/findNearestClinic.ts',
    async () => (await import('../../../../places/findNearestClinic.ts')).findNearestClinic,
  );
