import { Fragment } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { schedulerConfig } from '../../content/documents/settings/schedulerConfig.ts';
import { flows } from '../../journey/index.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import { type CompleteCriteria, isComplete, type SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import { type SearchLinks, searchStart } from '../../journey/search/searchStart.ts';
import { resultsMessages } from '../../messages/resultsMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Loading } from '../../ui/alerts/Loading.tsx';
import { useCriteria, useDocument, useServices } from '../../wiring/index.ts';
import { NoResults } from './cards/NoResults.tsx';
import { FoundTimes } from './FoundTimes.tsx';
import { CodedSearchFailed, SearchFailed } from './heading/SearchFailed.tsx';
import { SearchNotices } from './heading/SearchNotices.tsx';
import { SearchSummary } from './heading/SearchSummary.tsx';
import { searchFacts } from './heading/searchFacts.ts';
import { TelenutritionHeader } from './heading/TelenutritionHeader.tsx';
import type { ResultsLinks } from './ResultsLinks.ts';
import { inferFlow } from './search/bookableSearch.ts';
import { useSlotSearch } from './search/useSlotSearch.ts';

/** The results of a search. An incomplete search leads back to where it begins. */
export function ResultsScreen({ links }: { readonly links: ResultsLinks }) {
  const criteria = useCriteria();
  return isComplete(criteria) ? (
    <Results criteria={criteria} links={links} />
  ) : (
    <ToSearch criteria={criteria} links={links} />
  );
}

function Results({ criteria, links }: { readonly criteria: CompleteCriteria; readonly links: ResultsLinks }) {
  const messages = useMessages(resultsMessages);
  const navigate = useNavigate();
  const search = useSlotSearch(criteria);
  if (search.status === 'notBookable') {
    return <Navigate to={searchStart(search.flow, links)} state={navigationState(criteria)} replace />;
  }
  const flow = search.search?.flow;
  const provider = flow && flows[flow].provider;
  const start = searchStart(flow, links);
  if (search.status === 'locationUnavailable' && start === links.main) {
    // The form shows the error beside the location, and moves the focus there.
    return <Navigate to={links.main} state={navigationState({ ...criteria, error: 'locationUnavailable' })} replace />;
  }
  const edit = { to: start, state: navigationState(criteria), label: messages.summary.edit };
  const isFound = search.status === 'found';
  const { benefitCode, ...codeless } = criteria;
  // Before the services are known, there was no search with the code.
  const failedWithCode = benefitCode !== undefined && search.search !== undefined;
  return (
    // The heading depends on the flow. Once the flow is known, everything is rendered again, so nothing is pushed down.
    <Fragment key={provider ?? 'any'}>
      {provider === 'dietitian' && search.window ? (
        <TelenutritionHeader
          window={search.window}
          onDate={(date) => void navigate(links.result, { state: navigationState({ ...criteria, date }) })}
        />
      ) : (
        <h1>{messages.heading}</h1>
      )}
      <SearchSummary facts={searchFacts(search, criteria, messages.summary)} edit={edit} />
      {search.status === 'loading' && <Loading>{messages.loading}</Loading>}
      {search.status === 'failed' && !failedWithCode && <SearchFailed status={search.code} onAgain={search.again} />}
      {search.status === 'failed' && failedWithCode && (
        <CodedSearchFailed onAgain={search.again} without={{ to: links.result, state: navigationState(codeless) }} />
      )}
      {isFound && (
        <SearchNotices
          key={`notices from ${search.window.startDate}`}
          found={search}
          justBooked={criteria.error === 'justBooked'}
          criteria={criteria}
          links={links}
        />
      )}
      {(search.status === 'locationUnavailable' || (isFound && search.rows.length === 0)) && <NoResults edit={edit} />}
      {isFound && search.rows.length > 0 && (
        <FoundTimes key={search.window.startDate} found={search} criteria={criteria} links={links} />
      )}
    </Fragment>
  );
}

/** Sends an incomplete search to where its flow begins, with what it has. */
function ToSearch({ criteria, links }: { readonly criteria: SearchCriteria; readonly links: SearchLinks }) {
  const messages = useMessages(resultsMessages);
  const { status, services } = useServices();
  const config = useDocument(schedulerConfig);
  const isNamed = criteria.type !== undefined || criteria.serviceIds.length > 0;
  if (isNamed && (status === 'loading' || config === undefined)) return <Loading>{messages.loading}</Loading>;
  const flow = config?.ok ? inferFlow(services, criteria, config.document) : undefined;
  return <Navigate to={searchStart(flow, links)} state={navigationState(criteria)} replace />;
}
