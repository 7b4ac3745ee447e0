import { useEffect, useState } from 'react';
import {
  type ClinicOrder,
  type ClinicRefusal,
  clinicPages,
  type FoundClinics,
  type Outcome,
  searchClinics,
} from '../../../api/index.ts';
import { useAppServices } from '../../../app-services/index.ts';
import { isLocation } from '../../../journey/search/SearchCriteria.ts';
import { useFreshCall } from './useFreshCall.ts';
import type { Locator } from './useLocator.ts';

export type ClinicSearchState =
  /** Nothing is searched for. */
  | { readonly status: 'idle' | 'loading' }
  /** `wasShown`: another page or order of the list was shown before, and is gone now. */
  | {
      readonly status: 'failed';
      readonly outcome: ClinicFailure;
      readonly again: () => void;
      readonly wasShown: boolean;
    }
  /** `isOld`: another page or order of the same list is being loaded. */
  | ({ readonly status: 'found'; readonly isOld: boolean } & Omit<Shown, 'near'>);

/** The search while clinics, or none, are shown for it. */
export type FoundSearch = Extract<ClinicSearchState, { readonly status: 'found' }>;

export type ClinicFailure = Exclude<Outcome<unknown, ClinicRefusal>, { readonly kind: 'ok' }>;

interface Shown {
  readonly near: string;
  readonly found: FoundClinics;
  readonly page: number;
  readonly sortBy: ClinicOrder;
}

/**
 * Searches for what the address says, again for each navigation. A text that the form would refuse is not searched for,
 * and a page after the last one is corrected.
 */
export function useClinicSearch({
  query,
  searchKey,
  correctPage,
}: Pick<Locator, 'query' | 'searchKey' | 'correctPage'>): ClinicSearchState {
  const { api } = useAppServices();
  const { searchText, sortBy, page } = query;
  const near = searchText === undefined || isLocation(searchText) ? (searchText ?? query.point) : undefined;
  const nearKey = JSON.stringify(near);
  const { outcome, again } = useFreshCall(
    near && `clinics:${JSON.stringify([near, sortBy, page, searchKey])}`,
    (signal) => searchClinics(api, { near: near ?? '', sortBy, page }, signal),
  );
  const pages = outcome?.kind === 'ok' ? Math.ceil(outcome.value.total / clinicPages.size) : 0;
  const isBeyond = pages > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) correctPage(pages);
  });
  const [shown, setShown] = useState<Shown>();
  if (outcome?.kind === 'ok' && !isBeyond && shown?.found !== outcome.value)
    setShown({ near: nearKey, found: outcome.value, page, sortBy });
  if (near === undefined) return { status: 'idle' };
  const wasShown = shown?.near === nearKey;
  if (outcome && outcome.kind !== 'ok') return { status: 'failed', outcome, again, wasShown };
  if (!wasShown || !shown) return { status: 'loading' };
  return { status: 'found', ...shown, isOld: outcome === undefined || isBeyond };
}
