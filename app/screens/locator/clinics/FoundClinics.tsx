import { useEffect, useMemo, useRef } from 'react';
import { clinicPages } from '../../../api/index.ts';
import { locatorMessages } from '../../../messages/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Pagination } from '../../../places/Pagination.tsx';
import { PlacesViewSwitch } from '../../../places/PlacesViewSwitch.tsx';
import { PlacesWithMap } from '../../../places/PlacesWithMap.tsx';
import { useActivePlace } from '../../../places/useActivePlace.ts';
import { usePlacesView } from '../../../places/usePlacesView.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import type { LocatorLinks } from '../LocatorLinks.ts';
import type { ClinicSearchState } from '../search/useClinicSearch.ts';
import type { Locator } from '../search/useLocator.ts';
import { ClinicCard } from './ClinicCard.tsx';
import { ClinicOrderSelect } from './ClinicOrderSelect.tsx';
import styles from './FoundClinics.module.css';
import { foundLabel } from './foundLabel.ts';

interface FoundClinicsProps {
  readonly search: Extract<ClinicSearchState, { readonly status: 'found' }>;
  readonly locator: Locator;
  readonly links: LocatorLinks;
}

/** The found clinics, page by page, beside their map. */
export function FoundClinics({ search: { found, page, sortBy, isOld }, locator, links }: FoundClinicsProps) {
  const messages = useMessages(locatorMessages);
  const { clinics, total } = found;
  const { query } = locator;
  const heading = useFocusOnChange(page, sortBy);
  const section = useScrollToResults(locator, isOld);
  const place = useActivePlace();
  const first = (page - 1) * clinicPages.size;
  const pins = useMemo(
    () =>
      clinics.flatMap(({ id, name, location }, index) =>
        location ? [{ id, number: first + index + 1, name, ...location }] : [],
      ),
    [clinics, first],
  );
  const view = usePlacesView(pins, place);
  if (total === 0) {
    return (
      <Alert name="noClinics" kind="info" live>
        <p>{messages.none}</p>
      </Alert>
    );
  }
  return (
    <section ref={section} className={styles.found} aria-busy={isOld}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.count}>
          {foundLabel(total, locator, messages)}
        </h2>
        <ClinicOrderSelect sortBy={query.sortBy} onSort={(sortBy) => locator.change({ sortBy, page: 1 })} />
      </div>
      {clinics.length < Math.min(clinicPages.size, total - first) && <p>{messages.notShown}</p>}
      <PlacesViewSwitch view={view} />
      <PlacesWithMap view={view} hasWideMap>
        {clinics.map((clinic, index) => (
          <ClinicCard
            key={clinic.id}
            clinic={clinic}
            number={clinic.location ? first + index + 1 : undefined}
            links={links}
            onActivate={() => place.setActive(clinic.id)}
          />
        ))}
      </PlacesWithMap>
      <Pagination
        page={page}
        pages={Math.ceil(total / clinicPages.size)}
        onPage={(next) => locator.change({ page: next })}
      />
    </section>
  );
}

/** Windows in which the results begin below the fold (LOCATOR-8). */
const small = '(max-width: 414px), (max-height: 750px)';

/** Scrolls a small window to the results, once for each search that has ended. */
function useScrollToResults({ searchKey, scrolls }: Pick<Locator, 'searchKey' | 'scrolls'>, isOld: boolean) {
  const section = useRef<HTMLElement>(null);
  const scrolled = useRef<string>(undefined);
  useEffect(() => {
    if (isOld || scrolled.current === searchKey) return;
    scrolled.current = searchKey;
    if (scrolls && window.matchMedia(small).matches) section.current?.scrollIntoView({ block: 'start' });
  }, [searchKey, scrolls, isOld]);
  return section;
}
