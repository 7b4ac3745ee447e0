import { useMemo } from 'react';
import { clinicPages } from '../../api/index.ts';
import type { Links } from '../../journey/Links.ts';
import { locatorMessages } from '../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Pagination } from '../../places/Pagination.tsx';
import { PlacesWithMap } from '../../places/PlacesWithMap.tsx';
import { useActivePlace, usePlacesView } from '../../places/usePlacesView.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { useRetry } from '../../ui/alerts/RetryNotice.tsx';
import { Street } from '../../ui/brand/Street.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loading } from '../../ui/Loading.tsx';
import type { MapPin } from '../../ui/map/view/PlacedMapProps.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ClinicsFailed } from './ClinicsFailed.tsx';
import { FoundClinics, foundLabel } from './clinics/FoundClinics.tsx';
import styles from './LocatorScreen.module.css';
import { ClinicSearchForm } from './search/ClinicSearchForm.tsx';
import { type FoundSearch, useClinicSearch } from './search/useClinicSearch.ts';
import { useLocator } from './search/useLocator.ts';

/** Finds a clinic by a place or by where the guest is (LOCATOR-1). */
export function LocatorScreen({ links }: { readonly links: Pick<Links, 'main' | 'clinicDetails'> }) {
  const messages = useMessages(locatorMessages);
  const locator = useLocator();
  const search = useClinicSearch(locator);
  const { heading, retry } = useRetry();
  const { query, position } = locator;
  const found = search.status === 'found' && search.found.total > 0 ? search : undefined;
  const place = useActivePlace();
  const view = usePlacesView(useClinicPins(found), place);
  return (
    <div className={styles.stack}>
      <h1 ref={heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      {query.isInvalidStore && (
        <Alert name="clinicNotFound" kind="warning" title={messages.invalidStore.title} live>
          <p>{messages.invalidStore.text}</p>
        </Alert>
      )}
      <PlacesWithMap view={view} hasWideMap>
        <div className={styles.stack}>
          <Card>
            <ClinicSearchForm
              searchText={query.searchText ?? ''}
              position={position}
              onText={locator.searchText}
              onHere={locator.searchHere}
              onType={locator.typed}
            >
              {search.status === 'failed' && (
                <ClinicsFailed
                  outcome={search.outcome}
                  takesFocus={search.wasShown}
                  onRetry={() => retry(search.again)}
                />
              )}
              {search.status === 'found' && search.found.total === 0 && (
                <Alert name="noClinics" kind="info" live>
                  <p>{messages.none}</p>
                </Alert>
              )}
            </ClinicSearchForm>
          </Card>
          <div aria-live="polite">
            {search.status === 'loading' && <Loading>{messages.loading}</Loading>}
            {found && !found.isOld && (
              <VisuallyHidden>{foundLabel(found.found.total, locator, messages)}</VisuallyHidden>
            )}
          </div>
          {found && (
            <FoundClinics search={found} locator={locator} links={links} view={view} onActivate={place.setActive} />
          )}
        </div>
      </PlacesWithMap>
      {!found && search.status !== 'loading' && <Street />}
      {found && (
        <Pagination
          page={found.page}
          pages={Math.ceil(found.found.total / clinicPages.size)}
          onPage={(page) => locator.change({ page })}
        />
      )}
    </div>
  );
}

const none: readonly MapPin[] = [];

/** The clinics of a page on the map, with their numbers in the whole list; none while nothing is found. */
function useClinicPins(search: FoundSearch | undefined): readonly MapPin[] {
  const { found, page = 1 } = search ?? {};
  return useMemo(() => {
    const first = (page - 1) * clinicPages.size;
    const pins = found?.clinics.flatMap(({ id, name, location }, index) =>
      location ? [{ id, number: first + index + 1, name, ...location }] : [],
    );
    return pins ?? none;
  }, [found, page]);
}
