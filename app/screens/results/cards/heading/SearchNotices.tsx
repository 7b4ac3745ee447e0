import { Link } from 'react-router-dom';
import { useDocument } from '../../../../app-services/index.ts';
import { serviceExtraProperties } from '../../../../content/generated/texts/serviceExtraProperties.ts';
import type { TimeRefusal } from '../../../../journey/index.ts';
import type { Links } from '../../../../journey/Links.ts';
import { navigationState } from '../../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import { benefitCodeMessages } from '../../../../messages/generated/benefitCodeMessages.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import { RichText } from '../../../../ui/rich-text/RichText.tsx';
import type { FoundSlots } from '../../times/useSlotSearch.ts';
import { TimeRefused } from '../notices/TimeRefused.tsx';
import styles from './SearchNotices.module.css';

export interface SearchNoticesProps {
  readonly found: FoundSlots;
  /** Why the time was refused with which the guest comes back. */
  readonly refusal: TimeRefusal | undefined;
  readonly criteria: SearchCriteria;
  readonly links: Pick<Links, 'benefitCodes'>;
}

/** What the guest should know about the whole search. */
export function SearchNotices({ found, refusal, criteria, links }: SearchNoticesProps) {
  const { invalid, again } = useMessages(benefitCodeMessages);
  const { leadTime } = useMessages(resultsMessages);
  return (
    <div className={styles.notices}>
      {refusal && <TimeRefused refusal={refusal} />}
      <ServiceNotices services={found.search.services} />
      {found.warnsOfLeadTime && (
        <Alert name="leadTime" kind="warning" live>
          {leadTime}
        </Alert>
      )}
      {found.benefitCode === 'invalid' && (
        <Alert name="benefitCodeInvalid" kind="warning" title={invalid} live>
          <Link to={links.benefitCodes} state={navigationState(criteria)}>
            {again}
          </Link>
        </Alert>
      )}
    </div>
  );
}

/** The notices of the searched services. The form shows them as well, but many guests skip it. */
export function ServiceNotices({ services }: { readonly services: readonly BookableService[] }) {
  const properties = useDocument(serviceExtraProperties);
  if (!properties?.ok) return null;
  return properties.document.services.map(({ serviceIds, notice }) => {
    const meant = services.filter(({ id }) => serviceIds.includes(id));
    if (notice === undefined || meant.length === 0) return null;
    return (
      <Alert
        name="authorNotice"
        key={serviceIds.join()}
        kind={notice.type}
        title={services.length > 1 ? meant.map(({ name }) => name).join(', ') : undefined}
      >
        <RichText html={notice.text} />
      </Alert>
    );
  });
}
