import { searchTimeSlots, type TimeSlotRow } from '../api/index.ts';
import { schedulerConfig } from '../content/documents/schedulerConfig.ts';
import { localDate } from '../formatting/isoDate.ts';
import type { CompleteCriteria } from '../journey/search/SearchCriteria.ts';
import { useAppWiring, useCall, useDocument, useServices } from '../wiring/index.ts';
import { type BookableSearch, bookableSearch } from './bookableSearch.ts';
import { type SearchWindow, searchWindow } from './searchWindow.ts';

/** What the search came to. */
export type SlotSearch =
  | { readonly status: 'loading' }
  /** A service of the search is unknown or cannot be booked here: there is nothing to search for. */
  | { readonly status: 'notBookable' }
  | { readonly status: 'locationUnavailable' }
  /** `code`: HTTP status, -1 without an answer. */
  | { readonly status: 'failed'; readonly code: number; readonly again: () => void }
  | FoundSlots;

export interface FoundSlots {
  readonly status: 'found';
  /** Nearest first. */
  readonly rows: readonly TimeSlotRow[];
  readonly window: SearchWindow;
  readonly search: BookableSearch;
}

/** Locations that a search asks for, at most. */
const maxResults = 25;

/** Runs the search of the criteria. A changed search drops the one before it. */
export function useSlotSearch({ location, date, serviceIds }: CompleteCriteria): SlotSearch {
  const { api, analytics } = useAppWiring();
  const listed = useServices();
  const config = useDocument(schedulerConfig);
  const search = config?.ok ? bookableSearch(listed.services, serviceIds, config.document) : undefined;
  const window = search && searchWindow(date, search.services, localDate(new Date()));
  const key = search && window && ['slots', location, window.startDate, window.endDate, ...serviceIds].join('/');
  const { outcome, again } = useCall(key, async (signal) => {
    const { startDate, endDate } = window ?? { startDate: date, endDate: date };
    const businessNames = [...(search?.businessNames ?? [])];
    const where = { freeFormAddress: location };
    const found = await searchTimeSlots(
      api,
      { businessNames, startDate, endDate, serviceIds, where, maxResults },
      signal,
    );
    if (found.kind !== 'ok' && !signal.aborted) {
      analytics.report({ type: 'customerError', endpoint: found.endpoint, responseCode: found.status });
    }
    return found;
  });

  if (listed.status === 'failed') return { status: 'failed', code: listed.code ?? -1, again: listed.again };
  // Documents are read once per page load.
  if (config?.ok === false) return { status: 'failed', code: -1, again: () => globalThis.location.reload() };
  if (config === undefined || listed.status === 'loading') return { status: 'loading' };
  if (search === undefined || window === undefined) return { status: 'notBookable' };
  if (outcome === undefined) return { status: 'loading' };
  if (outcome.kind === 'ok') return { status: 'found', rows: outcome.value.rows, window, search };
  if (outcome.kind === 'refused') return { status: 'locationUnavailable' };
  return { status: 'failed', code: outcome.status, again };
}
