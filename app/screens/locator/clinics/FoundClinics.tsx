import { useEffect, useRef } from 'react';
import { clinicPages } from '../../../api/index.ts';
import type { Links } from '../../../journey/Links.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { type LocatorMessages, locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PlaceCards, PlacesViewSwitch } from '../../../places/PlacesWithMap.tsx';
import { useFocusOnChange } from '../../../places/useFocusOnChange.ts';
import type { PlacesView } from '../../../places/usePlacesView.ts';
import type { FoundSearch } from '../search/useClinicSearch.ts';
import type { Locator } from '../search/useLocator.ts';
import { ClinicCard } from './ClinicCard.tsx';
import { ClinicOrderSelect } from './ClinicOrderSelect.tsx';
import styles from './FoundClinics.module.css';

interface FoundClinicsProps {
  readonly search: FoundSearch;
  readonly locator: Locator;
  readonly links: Pick<Links, 'main' | 'clinicDetails'>;
  readonly view: PlacesView;
  /** Called with the id of a clinic when the guest points at its card, or moves the focus into it. */
  readonly onActivate: (id: string) => void;
}

/** The clinics of one page of those that were found. */
export function FoundClinics({
  search: { found, page, sortBy, isOld },
  locator,
  links,
  view,
  onActivate,
}: FoundClinicsProps) {
  const messages = useMessages(locatorMessages);
  const { clinics, total } = found;
  const heading = useFocusOnChange(page, sortBy);
  const section = useScrollToResults(locator, isOld);
  const first = (page - 1) * clinicPages.size;
  return (
    <section ref={section} className={styles.found} aria-busy={isOld}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.count}>
          {foundLabel(total, locator, messages)}
        </h2>
        <ClinicOrderSelect sortBy={locator.query.sortBy} onSort={(sortBy) => locator.change({ sortBy, page: 1 })} />
      </div>
      {clinics.length < Math.min(clinicPages.size, total - first) && <p>{messages.notShown}</p>}
      <PlacesViewSwitch view={view} />
      <PlaceCards view={view}>
        {clinics.map((clinic, index) => (
          <ClinicCard
            key={clinic.id}
            clinic={clinic}
            number={clinic.location ? first + index + 1 : undefined}
            links={links}
            onActivate={() => onActivate(clinic.id)}
          />
        ))}
      </PlaceCards>
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

/** '11 clinics near 45202'. A point that is not where the guest is, as in a shared link, is just a place. */
export function foundLabel(
  total: number,
  { query, isHere }: Pick<Locator, 'query' | 'isHere'>,
  { one, many, position }: LocatorMessages,
): string {
  const location = query.searchText ?? (isHere ? position.here : position.there);
  return fillTemplate(total === 1 ? one : many, { n: total, location });
}
