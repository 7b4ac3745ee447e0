import { Navigate, useNavigate } from 'react-router-dom';
import { stateOf } from '../journey/search/criteriaFromState.ts';
import { type CompleteCriteria, isComplete } from '../journey/search/SearchCriteria.ts';
import { slotsMessages } from '../messages/slots.ts';
import { Loading } from '../ui/Loading.tsx';
import { useCriteria } from '../wiring/index.ts';
import { Locations } from './Locations.tsx';
import { NoResults } from './NoResults.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { type SlotSearch, useSlotSearch } from './useSlotSearch.ts';

export interface ResultsLinks {
  readonly main: string;
  readonly result: string;
  readonly schedule: string;
}

/** What a search found. Without a whole search there is only the form to go to. */
export function ResultsScreen({ links }: { readonly links: ResultsLinks }) {
  const criteria = useCriteria();
  if (!isComplete(criteria)) return <Navigate to={links.main} state={stateOf(criteria)} replace />;
  return <Results criteria={criteria} links={links} />;
}

function Results({ criteria, links }: { readonly criteria: CompleteCriteria; readonly links: ResultsLinks }) {
  const navigate = useNavigate();
  const search = useSlotSearch(criteria);
  if (search.status === 'notBookable') return <Navigate to={links.main} state={stateOf(criteria)} replace />;
  if (search.status === 'locationUnavailable') {
    // The form says so beside the location, and puts the guest there.
    return <Navigate to={links.main} state={stateOf({ ...criteria, error: 'locationUnavailable' })} replace />;
  }
  return (
    <>
      <h1>{slotsMessages.heading}</h1>
      <SearchSummary criteria={{ ...criteria, date: searchedFrom(search, criteria.date) }} main={links.main} />
      {search.status === 'loading' && <Loading>{slotsMessages.loading}</Loading>}
      {search.status === 'failed' && <SearchFailed status={search.code} onAgain={search.again} />}
      {search.status === 'found' && search.rows.length === 0 && <NoResults criteria={criteria} main={links.main} />}
      {search.status === 'found' && search.rows.length > 0 && (
        <Locations
          found={search}
          location={criteria.location}
          page={criteria.page}
          onPage={(page) => void navigate(links.result, { state: stateOf({ ...criteria, page }) })}
          onHeld={() => void navigate(links.schedule, { state: stateOf(criteria) })}
        />
      )}
    </>
  );
}

/** The first day that was searched: not the wished one where that is over. */
const searchedFrom = (search: SlotSearch, wished: string): string =>
  search.status === 'found' ? search.window.startDate : wished;
