import { useMemo } from 'react';
import { listServices } from '../api/index.ts';
import { type BookableService, businesses } from '../journey/services/BookableService.ts';
import { bookableServices } from '../journey/services/bookableServices.ts';
import { useAppWiring } from './AppWiring.ts';
import { useRead } from './useRead.ts';

export interface Services {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Empty unless ready. */
  readonly services: readonly BookableService[];
  readonly again: () => void;
}

const none: readonly BookableService[] = [];

/** What can be booked. Read once for all screens, and again on entering one. */
export function useServices(): Services {
  const { api, analytics } = useAppWiring();
  const { value, pending, again } = useRead('services', async (signal) => {
    const outcome = await listServices(api, [...businesses], signal);
    if (outcome.kind !== 'ok') {
      analytics.report({ type: 'customerError', endpoint: outcome.endpoint, responseCode: outcome.status });
    }
    return outcome;
  });
  const services = useMemo(() => (value?.kind === 'ok' ? bookableServices(value.value) : none), [value]);
  if (value?.kind === 'ok') return { status: 'ready', services, again };
  return { status: pending || value === undefined ? 'loading' : 'failed', services, again };
}
