import { dateLabel } from '../../../../formatting/dateLabel.ts';
import { type CompleteCriteria, isState, searchedState } from '../../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../../journey/services/bookableServices.ts';
import { vaccineName } from '../../../../journey/services/vaccineChoices.ts';
import type { ResultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { stateName } from '../../../../messages/stateName.ts';
import type { RequestedSearch } from '../../times/useSlotSearch.ts';
import type { SearchFact } from './SearchSummary.tsx';

const all = new Intl.ListFormat('en-US', { type: 'conjunction' });

type SummaryMessages = ResultsMessages['summary'];

/**
 * What was searched for, in words.
 *
 * @param fluVaccine the name of the vaccine that the search may add
 */
export function searchFacts(
  { search, window }: RequestedSearch,
  criteria: CompleteCriteria,
  messages: SummaryMessages,
  fluVaccine: string,
): readonly SearchFact[] {
  const { type, location, date, shouldAddPromotion } = criteria;
  const state = search ? searchedState(search.flow, criteria) : [location].find(isState);
  return [
    visitFact(type, search?.services ?? [], shouldAddPromotion ? [fluVaccine] : [], messages),
    state === undefined
      ? { term: messages.location, fact: location, showsTerm: true }
      : { term: messages.state, fact: stateName(state) },
    // The first day that is searched, which may be later than the wished one.
    { term: messages.date, fact: dateLabel(window?.startDate ?? date, 'brief'), showsTerm: true },
  ];
}

/** What is searched for. Until that is known, it is shown as the guest or a link calls it. */
function visitFact(
  type: string,
  services: readonly BookableService[],
  added: readonly string[],
  messages: SummaryMessages,
): SearchFact {
  if (services.length === 0) return { term: messages.service, fact: all.format([type, ...added]) };
  const areVaccines = services.every(({ isVaccine }) => isVaccine);
  const names = services.map(({ name }) => (areVaccines ? vaccineName(name) : name));
  return { term: areVaccines ? messages.services : messages.service, fact: all.format([...names, ...added]) };
}
