import { useEffect, useMemo, useState } from 'react';
import type { ApiContext, Outcome, SimilarAddress } from '../api/index.ts';
import { useAppServices, useCall } from '../app-services/index.ts';
import { isLocation } from '../journey/search/SearchCriteria.ts';

/** How long the guest must have stopped typing, in milliseconds (SEARCH-18). */
const pause = 500;

const none: readonly string[] = [];

export interface Suggestions {
  readonly labels: readonly string[];
  /** Whether the labels are the server's answer to the text; false until the answer has come. */
  readonly isLoaded: boolean;
}

/** A call that suggests places for a typed text. */
export type SuggestCall = (
  api: ApiContext,
  text: string,
  signal: AbortSignal,
) => Promise<Outcome<readonly SimilarAddress[]>>;

/** Suggestions for what the guest typed, with one call per pause. A failed call offers nothing. */
export function useSuggestions(typed: string, suggest: SuggestCall): Suggestions {
  const { api } = useAppServices();
  const debounced = useDebounced(typed, pause, '');
  const query = suggestionQuery(debounced);
  const { outcome } = useCall(query && `suggest:${query}`, (signal) => suggest(api, query ?? '', signal));
  return useMemo(() => {
    if (query === undefined || outcome?.kind !== 'ok') return { labels: none, isLoaded: false };
    return { labels: suggestionLabels(query, outcome.value), isLoaded: true };
  }, [query, outcome]);
}

/**
 * The value once it has stayed the same for `delay` milliseconds, and `idle` until then. A value that comes back waits
 * like a new one.
 */
function useDebounced<T>(value: T, delay: number, idle: T): T {
  const [debounced, setDebounced] = useState(idle);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), delay);
    return () => {
      window.clearTimeout(timer);
      setDebounced(idle);
    };
  }, [value, delay, idle]);
  return debounced === value ? debounced : idle;
}

/**
 * The text to ask suggestions for, if any: a whole ZIP, or text of more than two characters that is not all digits
 * (SEARCH-19).
 */
export function suggestionQuery(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  if (!isLocation(text)) return undefined;
  const zip = parseZip(text);
  if (zip !== undefined) return zip.slice(0, 5);
  const asks = !/^\d+$/.test(text) && text.length > 2;
  return asks ? text : undefined;
}

/** Suggestions as a guest reads them: with the ZIP where digits were typed; each once. */
export function suggestionLabels(query: string, addresses: readonly SimilarAddress[]): readonly string[] {
  const withZip = /\d/.test(query);
  const labels = addresses.map(({ cityTown, stateProvince, postalCode }) =>
    withZip ? `${cityTown}, ${stateProvince} ${postalCode}` : `${cityTown}, ${stateProvince}`,
  );
  return [...new Set(labels)];
}

/**
 * The ZIP code in a text, '45202' or '45202-1234', even if its nine digits are written without the hyphen, with another
 * dash, or in the wide digits of a keyboard for Japanese.
 */
export function parseZip(text: string): string | undefined {
  const [, zip, more] = /^(\d{5})(?:\s*\p{Dash_Punctuation}?\s*(\d{4}))?,?$/u.exec(text.normalize('NFKC').trim()) ?? [];
  return zip && more ? `${zip}-${more}` : zip;
}
