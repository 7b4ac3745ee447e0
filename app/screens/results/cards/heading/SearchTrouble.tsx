import { Link } from 'react-router-dom';
import { navigationState } from '../../../../journey/search/criteriaFromState.ts';
import { type SearchCriteria, searchesByState } from '../../../../journey/search/SearchCriteria.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import type { RequestedSearch, SearchFailure } from '../../times/useSlotSearch.ts';
import { CodedSearchFailed, SearchFailed } from './SearchFailed.tsx';
import type { Edit } from './SearchSummary.tsx';

interface SearchTroubleProps {
  readonly search: (SearchFailure & RequestedSearch) | { readonly status: 'locationUnavailable' };
  readonly criteria: SearchCriteria;
  readonly edit: Edit;
  /** The page of the results. */
  readonly result: string;
}

/** Why a search gave nothing to choose from: in its form where it stands beside the results, else below the heading. */
export function SearchTrouble({ search, criteria, edit, result }: SearchTroubleProps) {
  if (search.status === 'locationUnavailable') return <LocationUnavailable edit={edit} />;
  const { benefitCode, ...codeless } = criteria;
  const flow = search.search?.flow;
  // Before the services are known there was no search with the code, and one by state looks for no locations.
  if (benefitCode === undefined || flow === undefined || searchesByState(flow))
    return <SearchFailed call={search.call} onAgain={search.again} />;
  const without = search.search?.needsCode ? undefined : { to: result, state: navigationState(codeless) };
  return <CodedSearchFailed call={search.call} onAgain={search.again} without={without} />;
}

/** Nobody gives the visit to guests in the searched state; the link leads to where another one is chosen. */
function LocationUnavailable({ edit }: Pick<SearchTroubleProps, 'edit'>) {
  const messages = useMessages(resultsMessages).telenutrition;
  return (
    <Alert name="stateUnknown" kind="error" title={messages.unavailable} live>
      <Link to={edit.to} state={edit.state}>
        {edit.label}
      </Link>
    </Alert>
  );
}
