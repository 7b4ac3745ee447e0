import { type CompleteCriteria, isState, type SearchCriteria } from '../../../journey/search/SearchCriteria.ts';

/** The search of a guest who has chosen a state: the state is the location, and the date today (SEARCH-32). */
export const withState = (search: CompleteCriteria, state: string, today: string): CompleteCriteria => ({
  ...search,
  state,
  location: state,
  date: today,
  typed: { location: search.location, date: search.date },
});

/** The state that the guest gave before: by itself, or as the location of an earlier search. */
export const stateGiven = ({ state, location }: Pick<SearchCriteria, 'state' | 'location'>): string | undefined =>
  state ?? (isState(location) ? location : undefined);
