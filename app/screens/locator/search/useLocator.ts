import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Point } from '../../../journey/search/Point.ts';
import { useAppWiring, useJourney } from '../../../wiring/index.ts';
import { askPosition, type PositionFailure } from './askPosition.ts';
import { type LocatorQuery, readLocatorQuery, writeLocatorQuery } from './locatorQuery.ts';
import { usePositionGranted } from './usePositionGranted.ts';

/** `refused` and `unavailable`: the guest asked for a search at the position, and the browser did not tell it. */
export type PositionStatus = 'idle' | 'asking' | PositionFailure;

export interface Locator {
  readonly query: LocatorQuery;
  /** Another value for each search, even if the address stays the same. */
  readonly searchKey: string;
  readonly position: PositionStatus;
  readonly searchText: (searchText: string) => void;
  /** Searches where the guest is. */
  readonly searchHere: () => void;
  readonly change: (change: Pick<LocatorQuery, 'page'> | Pick<LocatorQuery, 'sortBy' | 'page'>) => void;
}

/**
 * What the locator searches for (LOCATOR-6). The address says it. An address that names no place is completed: by the
 * position if it is known already, otherwise by asking the browser.
 */
export function useLocator(): Locator {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const query = useMemo(() => readLocatorQuery(params), [params]);
  const goTo = useGoTo();
  const { position, ask, forget } = useAskedPosition(key);
  const known = useJourney(({ position }) => position);

  const isComplete = query.searchText !== undefined || query.point !== undefined;
  const complete = () => {
    const goHere = (point: Point) => goTo({ ...query, point, page: 1 }, true);
    if (known && namesOnlyReferrer(params)) goHere(known);
    else void ask(goHere, false);
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
    searchText: (searchText) => {
      forget();
      goTo({ ...rest, searchText });
    },
    searchHere: () => void ask((point) => goTo({ ...rest, point }), true),
    change: (change) => goTo({ ...query, ...change, isInvalidStore: false }),
  };
}

const namesOnlyReferrer = (params: URLSearchParams): boolean => [...params.keys()].every((name) => name === 'referrer');

/** Goes to the address of the same page that says this. */
function useGoTo(): (next: LocatorQuery, replace?: boolean) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (next, replace = false) => void navigate({ pathname, search: writeLocatorQuery(next) }, { replace }),
    [navigate, pathname],
  );
}

/** Asks the browser for the position, and remembers it. An answer that comes when the guest has gone on is not used. */
function useAskedPosition(place: string) {
  const { journey } = useAppWiring();
  const [position, setPosition] = useState<PositionStatus>('idle');
  const current = useRef<string>(undefined);
  useEffect(() => {
    current.current = place;
    return () => {
      current.current = undefined;
    };
  }, [place]);
  const ask = async (then: (point: Point) => void, tellsFailure: boolean): Promise<void> => {
    setPosition('asking');
    const found = await askPosition();
    if (typeof found !== 'string') journey.dispatch({ type: 'located', position: found });
    if (current.current !== place) return setPosition('idle');
    setPosition(typeof found === 'string' && tellsFailure ? found : 'idle');
    if (typeof found !== 'string') then(found);
  };
  return { position, ask, forget: () => setPosition('idle') };
}
