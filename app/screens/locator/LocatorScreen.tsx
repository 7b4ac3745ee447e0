import { locatorMessages } from '../../messages/locatorMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { Card } from '../../ui/Card.tsx';
import { ClinicsFailed } from './ClinicsFailed.tsx';
import { FoundClinics } from './clinics/FoundClinics.tsx';
import type { LocatorLinks } from './LocatorLinks.ts';
import styles from './LocatorScreen.module.css';
import { ClinicSearchForm } from './search/ClinicSearchForm.tsx';
import { useClinicSearch } from './search/useClinicSearch.ts';
import { useLocator } from './search/useLocator.ts';

/** Finds a clinic by a place or by where the guest is (LOCATOR-1). */
export function LocatorScreen({ links }: { readonly links: LocatorLinks }) {
  const messages = useMessages(locatorMessages);
  const locator = useLocator();
  const search = useClinicSearch(locator);
  const { query, position } = locator;
  return (
    <div className={styles.screen}>
      <h1>{messages.heading}</h1>
      {query.isInvalidStore && (
        <Alert name="clinicNotFound" kind="warning" title={messages.invalidStore.title} live>
          <p>{messages.invalidStore.text}</p>
        </Alert>
      )}
      <Card>
        <ClinicSearchForm
          // Another text in the address, maybe by Back, is shown in the field.
          key={query.searchText}
          searchText={query.searchText ?? ''}
          position={position}
          onText={locator.searchText}
          onHere={locator.searchHere}
        />
      </Card>
      <div aria-live="polite">{search.status === 'loading' && <Loading>{messages.loading}</Loading>}</div>
      {search.status === 'failed' && <ClinicsFailed outcome={search.outcome} onRetry={search.again} />}
      {search.status === 'found' && <FoundClinics search={search} locator={locator} links={links} />}
    </div>
  );
}
