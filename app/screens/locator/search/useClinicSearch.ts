import { useRef } from 'react';
import { type ClinicRefusal, type FoundClinics, type Outcome, searchClinics } from '../../../api/index.ts';
import { reportOutcome, useAppWiring, useCall } from '../../../wiring/index.ts';
import type { Locator } from './useLocator.ts';

export type ClinicSearchState =
  /** Nothing is searched for. */
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly outcome: ClinicFailure; readonly again: () => void }
  /** `isOld`: another page or order of the same list is being loaded. */
  | { readonly status: 'found'; readonly found: FoundClinics; readonly page: number; readonly isOld: boolean };

export type ClinicFailure = Exclude<Outcome<unknown, ClinicRefusal>, { readonly kind: 'ok' }>;

interface Shown {
  readonly near: string;
  readonly found: FoundClinics;
  readonly page: number;
}

/** Searches for what the address says, again for each navigation. */
export function useClinicSearch({ query, searchKey }: Pick<Locator, 'query' | 'searchKey'>): ClinicSearchState {
  const { api, analytics } = useAppWiring();
  const { sortBy, page } = query;
  const near = query.searchText ?? query.point;
  const nearKey = JSON.stringify(near);
  const { outcome, again } = useCall(
    near && `clinics:${JSON.stringify([near, sortBy, page, searchKey])}`,
    async (signal) => {
      const outcome = await searchClinics(api, { near: near ?? '', sortBy, page }, signal);
      reportOutcome(analytics, outcome, signal);
      return outcome;
    },
  );
  const shown = useRef<Shown>(undefined);
  if (outcome?.kind === 'ok') shown.current = { near: nearKey, found: outcome.value, page };
  if (near === undefined) return { status: 'idle' };
  if (outcome && outcome.kind !== 'ok') return { status: 'failed', outcome, again };
  if (shown.current?.near !== nearKey) return { status: 'loading' };
  return { status: 'found', ...shown.current, isOld: outcome === undefined };
}
