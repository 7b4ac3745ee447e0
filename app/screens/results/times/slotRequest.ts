import { type SlotsCall, searchTimeSlots, type TimeSlotSearch } from '../../../api/index.ts';
import type { AppServices } from '../../../app-services/index.ts';
import { nextTask } from '../../../chunks/nextTask.ts';
import { schedulerConfig } from '../../../content/generated/settings/schedulerConfig.ts';
import { type IsoDate, localDate } from '../../../formatting/isoDate.ts';
import type { CompleteCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { type BookableSearch, bookableSearch, searchedPlace } from './bookableSearch.ts';
import { type SearchWindow, searchWindow } from './searchWindow.ts';

/** The call of a search, and the name by which its answer is known. */
export interface SlotRequest {
  readonly name: string;
  readonly request: TimeSlotSearch;
}

interface SlotRequestOptions {
  readonly search: BookableSearch;
  readonly where: TimeSlotSearch['where'];
  readonly window: Pick<SearchWindow, 'startDate' | 'endDate'>;
  readonly criteria: Pick<CompleteCriteria, 'serviceIds' | 'benefitCode'>;
  readonly maxResults: number;
  /** Miles; undefined leaves it to the server. */
  readonly radius: number | undefined;
}

/** The call for a search. Equal searches have the same name. */
export function slotRequest({ search, where, window, criteria, maxResults, radius }: SlotRequestOptions): SlotRequest {
  const { serviceIds, benefitCode } = criteria;
  const request = {
    businessNames: [...search.businessNames],
    startDate: window.startDate,
    endDate: window.endDate,
    serviceIds,
    where,
    maxResults,
    ...(radius !== undefined && { radius }),
    ...(benefitCode !== undefined && { benefitCode }),
  };
  return { name: `slots/${JSON.stringify(request)}`, request };
}

/** After this many milliseconds a begun call is too old for the screen that it was begun for. */
const begunMs = 10_000;

/**
 * Begins the call of a search at the press that asks for it, before the results are rendered. The results take it from
 * `begunSearches` if they ask for the same.
 */
export function beginSlotSearch(
  { api, content, messages, begunSearches }: Pick<AppServices, 'api' | 'content' | 'messages' | 'begunSearches'>,
  criteria: CompleteCriteria,
  services: readonly BookableService[],
): void {
  const config = content.loader.peek(content.entry(schedulerConfig));
  const search = config?.ok ? bookableSearch(services, criteria, config.document) : undefined;
  const where = search && searchedPlace(search.flow, criteria);
  const settings = messages.readSettings();
  if (!search || !where || !settings) return;
  const { searchDays, maxResults } = settings;
  const window = searchWindow(criteria.date, search.services, today(), searchDays[search.flow]);
  const { name, request } = slotRequest({ search, where, window, criteria, maxResults, radius: undefined });
  begunSearches.clear();
  begunSearches.set(name, searchTimeSlots(api, request));
  setTimeout(() => begunSearches.delete(name), begunMs);
}

const today = (): IsoDate => localDate(new Date());

/** Makes the call, or takes the one that was begun. The largest of all replies: cards are made in another task than its check. */
export async function answerSlotRequest(
  { api, begunSearches }: Pick<AppServices, 'api' | 'begunSearches'>,
  { name, request }: SlotRequest,
  signal: AbortSignal,
): SlotsCall {
  const begun = begunSearches.get(name);
  begunSearches.delete(name);
  const outcome = await (begun ?? searchTimeSlots(api, request, signal));
  await nextTask();
  return outcome;
}
