import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../../app-services/index.ts';
import { loadChunk } from '../../../../chunks/loadChunk.ts';
import type { PositionStatus } from '../../../../places/position/askPosition.ts';
import type { NearestClinic } from '../../../../places/position/findNearestClinic.ts';

export interface NearestClinicSearch {
  readonly status: PositionStatus | NearestClinic | 'none' | 'failed';
  readonly ask: () => void;
  /** Takes back what is said, and drops a search under way. */
  readonly forget: () => void;
}

/** Finds the clinic nearest to the guest, whose ZIP code `onFound` gets. Nothing is loaded or asked for before. */
export function useNearestClinic(onFound: (zip: string) => void): NearestClinicSearch {
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
    'places/position/findNearestClinic.ts',
    async () => (await import('../../../../places/position/findNearestClinic.ts')).findNearestClinic,
  );
