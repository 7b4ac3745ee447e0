import { useMemo } from 'react';
import { suggestAddresses } from '../api/index.ts';
import { useAppWiring, useCall } from '../wiring/index.ts';
import { suggestionLabels, suggestionQuery } from './suggestions.ts';
import { useDebounced } from './useDebounced.ts';

/** How long the guest must have stopped typing (document 1, section 9). */
const pause = 500;

const none: readonly string[] = [];

export interface Suggestions {
  readonly labels: readonly string[];
  /** The labels are what the server has for the text; false while none were asked for or have come. */
  readonly known: boolean;
}

/** Completions of what the guest typed; one call per pause. A failing call just offers nothing. */
export function useSuggestions(typed: string): Suggestions {
  const { api } = useAppWiring();
  const settled = useDebounced(typed, pause, '');
  const query = suggestionQuery(settled);
  const { outcome } = useCall(query && `suggest:${query}`, (signal) => suggestAddresses(api, query ?? '', signal));
  return useMemo(() => {
    if (query === undefined || outcome?.kind !== 'ok') return { labels: none, known: false };
    return { labels: suggestionLabels(query, outcome.value), known: true };
  }, [query, outcome]);
}
