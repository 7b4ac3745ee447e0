import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useJourney } from '../../../app-services/index.ts';
import { isSamePoint, type Point } from '../../../journey/search/Point.ts';
import type { PositionStatus } from '../../../places/askPosition.ts';
import { type LocatorState, readLocatorState } from './LocatorState.ts';
import { type LocatorQuery, readLocatorQuery, writeLocatorQuery } from './locatorQuery.ts';
import { useAskedPosition } from './useAskedPosition.ts';

export interface Locator {
  readonly query: LocatorQuery;
  /** Another value for each search, even if the address stays the same. */
  readonly searchKey: string;
  readonly position: PositionStatus;
  /** Whether the point of the address is where the guest is, and not one of a shared link. */
  readonly isHere: boolean;
  /** Whether a small window goes to the results: not where the guest must first read that a clinic was not found. */
  readonly scrolls: boolean;
  readonly searchText: (searchText: string) => void;
  /** Searches where the guest is. */
  readonly searchHere: () => void;
  /** To be called when the guest types, so that no position that arrives meanwhile starts a search. */
  readonly typed: () => void;
  readonly change: (change: Pick<LocatorQuery, 'page'> | Pick<LocatorQuery, 'sortBy' | 'page'>) => void;
  /** Goes to another page in place of the one that the address names, because there is no such page. */
  readonly correctPage: (page: number) => void;
}

/**
 * What the locator searches for (LOCATOR-6). The address says it. An address that names no place is completed: by the
 * position if it is known already, otherwise by asking the browser.
 */
export function useLocator(): Locator {
  const { key, state } = useLocation();
  const [params] = useSearchParams();
  const query = useMemo(() => readLocatorQuery(params), [params]);
  const { isAsked = false, isHere = false } = readLocatorState(state);
  const goTo = useGoTo(query);
  const { position, ask, forget } = useAskedPosition(key);
  const known = useJourney(({ position }) => position);
  const typedAt = useRef<string>(undefined);

  const isComplete = query.searchText !== undefined || query.point !== undefined;
  const complete = () => {
    const goHere = (point: Point) => {
      if (typedAt.current === key) return;
      goTo({ ...query, point, page: 1 }, { isHere: true }, true);
    };
    if (known && !isAsked && namesOnlyReferrer(params)) goHere(known);
    else void ask(goHere, isAsked);
  };
  const completed = useRef<string>(undefined);
  useEffect(() => {
    if (isComplete || completed.current === key) return;
    completed.current = key;
    complete();
  });
  usePositionGranted(isComplete ? undefined : complete);

  const { searchText: _text, point: _point, ...rest } = { ...query, page: 1, isInvalidStore: false };
  return {
    query,
    searchKey: key,
    position,
    isHere: isHere || isSamePoint(known, query.point),
    scrolls: !query.isInvalidStore,
    searchText: (searchText) => {
      forget();
      goTo({ ...rest, searchText }, {});
    },
    searchHere: () => void ask((point) => goTo({ ...rest, point }, { isHere: true }), true),
    typed: () => {
      typedAt.current = key;
    },
    change: (change) => goTo({ ...query, ...change, isInvalidStore: false }, { isHere }),
    correctPage: (page) => goTo({ ...query, page }, { isHere }, true),
  };
}

const namesOnlyReferrer = (params: URLSearchParams): boolean => [...params.keys()].every((name) => name === 'referrer');

/**
 * Goes to the address of the same page that says this. The address that is there already, or on its way, is replaced by
 * itself, so that a double click leaves one entry in the history.
 */
function useGoTo(query: LocatorQuery) {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const onItsWay = useRef<{ readonly key: string; readonly search: string }>(undefined);
  return (next: LocatorQuery, state: LocatorState, replace = false): void => {
    const search = writeLocatorQuery(next);
    const current = onItsWay.current?.key === key ? onItsWay.current.search : writeLocatorQuery(query);
    const isThere = search === current;
    onItsWay.current = { key, search };
    void navigate({ pathname, search }, { replace: replace || isThere, state });
  };
}

/** Calls `granted` when the guest allows the browser to share the position, also long after having refused it. */
function usePositionGranted(granted: (() => void) | undefined): void {
  const onGranted = useEffectEvent(() => granted?.());
  useEffect(() => {
    const controller = new AbortController();
    // Some browsers cannot say when this changes; there the guest presses the button.
    void navigator.permissions?.query({ name: 'geolocation' }).then(
      (permission) => {
        permission.addEventListener(
          'change',
          () => {
            if (permission.state === 'granted') onGranted();
          },
          { signal: controller.signal },
        );
      },
      () => undefined,
    );
    return () => controller.abort();
  }, []);
}
