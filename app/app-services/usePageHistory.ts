import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { navigationState } from '../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';

/** A form whose pages are entries of the browser's history. Pages are counted from 0. */
export interface PagesOfForm {
  /** The page that is shown. */
  readonly index: number;
  /** Shows a page, or the last one before it that the answers lead to; returns the one that is shown then. */
  readonly arrive: (index: number) => number;
  /** The path of a page; all have that of the form when absent. */
  readonly pathOf?: (index: number) => string;
  readonly criteria: SearchCriteria;
}

/**
 * Makes the browser's Back and Forward those of a form. Its entries stand in the order of its pages, each page once, so from
 * one page to another it is as many entries as pages. The state of an entry has the search, as everywhere, and the index of
 * its page: nothing that the guest has typed (docs/decisions/057-pages-in-the-history.md).
 *
 * @returns leads the history to a page that the form has come to by itself; the same function at each render
 */
export function usePageHistory(pages: PagesOfForm): (to: number) => void {
  const { key, pathname, search, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();
  /** The page of the current entry, or of the one that the history is on its way to. */
  const at = useRef(0);
  const seen = useRef<string>(undefined);
  const latest = useRef({ ...pages, pathname });
  useLayoutEffect(() => {
    latest.current = { ...pages, pathname };
  });
  useOwnScrolling();

  const lead = useCallback(
    (to: number) => {
      if (to < at.current) void navigate(to - at.current);
      for (let page = at.current + 1; page <= to; page += 1)
        void navigate(path(latest.current, page), entry(latest.current, page));
      at.current = to;
    },
    [navigate],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is come to once
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const page = entryPage(state);
    at.current = page ?? 0;
    if (page !== undefined) return isPop ? lead(pages.arrive(page)) : undefined;
    // A guest who comes anew may come to where the form was left: the pages before it get their entries, too.
    const first = path(latest.current, 0);
    void navigate(first === pathname ? { pathname, search } : first, { ...entry(latest.current, 0), replace: true });
    lead(pages.index);
  }, [key]);
  useEffect(() => {
    // A page that the browser has kept has forgotten the answers in the meantime.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && lead(latest.current.index);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [lead]);
  return lead;
}

/** Each page begins at its top. The browser would scroll an entry that is come back to after the form has done so. */
function useOwnScrolling(): void {
  useLayoutEffect(() => {
    // It counts for this entry, and for those that are added to it.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}

type Latest = PagesOfForm & { readonly pathname: string };

const path = ({ pathOf, pathname }: Latest, page: number): string => pathOf?.(page) ?? pathname;

const entry = ({ criteria }: Latest, page: number) => ({ state: { ...navigationState(criteria), page } });

/**
 * The index of the page of a form that an entry of the browser's history stands for; undefined where it stands for none. The
 * history keeps entries of earlier page loads, so a state may have any shape.
 */
export function entryPage(state: unknown): number | undefined {
  const page = typeof state === 'object' && state !== null && 'page' in state ? state.page : undefined;
  return typeof page === 'number' && Number.isSafeInteger(page) && page >= 0 ? page : undefined;
}
