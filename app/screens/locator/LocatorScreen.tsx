import { locatorMessages } from '../../messages/locatorMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { useRetry } from '../../ui/alerts/RetryNotice.tsx';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ClinicsFailed } from './ClinicsFailed.tsx';
import { FoundClinics } from './clinics/FoundClinics.tsx';
import { foundLabel } from './clinics/foundLabel.ts';
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
  const { heading, retry } = useRetry();
  const { query, position } = locator;
  const isFound = search.status === 'found' && !search.isOld && search.found.total > 0;
  return (
    <div className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      {query.isInvalidStore && (
        <Alert name="clinicNotFound" kind="warning" title={messages.invalidStore.title} live>
          <p>{messages.invalidStore.text}</p>
        </Alert>
      )}
      <Card>
        <ClinicSearchForm
          searchText={query.searchText ?? ''}
          position={position}
          onText={locator.searchText}
          onHere={locator.searchHere}
          onType={locator.typed}
        />
      </Card>
      <div aria-live="polite">
        {search.status === 'loading' && <Loading>{messages.loading}</Loading>}
        {isFound && <VisuallyHidden>{foundLabel(search.found.total, locator, messages)}</VisuallyHidden>}
      </div>
      {search.status === 'failed' && (
        <ClinicsFailed outcome={search.outcome} takesFocus={search.wasShown} onRetry={() => retry(search.again)} />
      )}
      {search.status === 'found' && <FoundClinics search={search} locator={locator} links={links} />}
    </div>
  );
}
