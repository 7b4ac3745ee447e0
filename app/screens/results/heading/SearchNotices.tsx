import { Link } from 'react-router-dom';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import { benefitCodeMessages } from '../../../messages/benefitCode.ts';
import { reservationMessages } from '../../../messages/reservation.ts';
import { resultsMessages } from '../../../messages/results.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import type { ResultsLinks } from '../ResultsLinks.ts';
import type { FoundSlots } from '../search/useSlotSearch.ts';
import styles from './SearchNotices.module.css';
import { ServiceNotices } from './ServiceNotices.tsx';

export interface SearchNoticesProps {
  readonly found: FoundSlots;
  /** The guest held a time and comes back, because somebody else has it by now. */
  readonly justBooked: boolean;
  readonly criteria: SearchCriteria;
  readonly links: Pick<ResultsLinks, 'benefitCodes'>;
}

/** What the guest should know of the whole search. */
export function SearchNotices({ found, justBooked, criteria, links }: SearchNoticesProps) {
  return (
    <div className={styles.notices}>
      {justBooked && <Alert name="justBooked" kind="error" title={reservationMessages.justBooked} live />}
      <ServiceNotices services={found.search.services} />
      {found.warnsOfLeadTime && (
        <Alert name="leadTime" kind="warning" live>
          {resultsMessages.leadTime}
        </Alert>
      )}
      {found.codeInvalid && (
        <Alert name="benefitCodeInvalid" kind="warning" title={benefitCodeMessages.invalid} live>
          <Link to={links.benefitCodes} state={navigationState(criteria)}>
            {benefitCodeMessages.again}
          </Link>
        </Alert>
      )}
    </div>
  );
}
