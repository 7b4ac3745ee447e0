import type { FailedCall, SlotsCall, TimeSlotRow } from '../../../api/index.ts';
import { useAppServices, useCall, useDocument, useServices } from '../../../app-services/index.ts';
import { schedulerConfig } from '../../../content/generated/settings/schedulerConfig.ts';
import { localDate } from '../../../formatting/isoDate.ts';
import { type FlowName, flows, type Move } from '../../../journey/index.ts';
import type { CompleteCriteria } from '../../../journey/search/SearchCriteria.ts';
import { useSettings } from '../../../messages/useMessages.ts';
import { type BookableSearch, bookableSearch, searchedPlace } from './bookableSearch.ts';
import { dueDate, type SearchWindow, searchWindow, warnsOfLeadTime } from './searchWindow.ts';
import { answerSlotRequest, slotRequest } from './slotRequest.ts';
import { useFoundRows } from './useFoundRows.ts';
import { useSearchGate } from './useSearchGate.ts';

/** The state of the search. */
export type SlotSearch =
  | ({ readonly status: 'loading' } & RequestedSearch)
  /** Nothing to search for: a service is unknown or cannot be booked here, or the flow needs a state and has none. */
  | { readonly status: 'notBookable'; readonly flow?: FlowName }
  /** The services are only for guests with a benefit code, and the guest has none that is valid. */
  | { readonly status: 'codeNeeded' }
  /** A prescreen comes first. */
  | { readonly status: 'notPrescreened' }
  /** What is searched for cannot be given at one visit. The message is for the guest. */
  | ({ readonly status: 'vaccinesRefused'; readonly message: string } & RequestedSearch)
  | ({ readonly status: 'locationUnavailable' } & RequestedSearch)
  | (SearchFailure & RequestedSearch)
  | FoundSlots;

/** What is searched for, as soon as it is known. */
export interface RequestedSearch {
  readonly search?: BookableSearch;
  readonly window?: SearchWindow;
}

export interface SearchFailure {
  readonly status: 'failed';
  readonly call: FailedCall;
  readonly again: () => void;
}

export interface FoundSlots {
  readonly status: 'found';
  /** Nearest first. */
  readonly rows: readonly TimeSlotRow[];
  readonly window: SearchWindow;
  readonly search: BookableSearch;
  /** Whether to warn that the days begin later than wished. */
  readonly warnsOfLeadTime: boolean;
  /** Whether the search has a code of the guest that is valid. */
  readonly benefitCode: 'none' | 'valid' | 'invalid';
  /** Whether there are more providers than are shown. */
  readonly hasMore: boolean;
  readonly again: () => void;
}

/** The most miles around a place that the server searches; without a wish it searches fewer. */
export const farthest = 100;

const noRows: readonly TimeSlotRow[] = [];

/** Without a name no call is made. */
const nothingAsked = (): SlotsCall => Promise.reject(new Error('no search is asked'));

interface SlotSearchOptions {
  /** Where an appointment is being moved: the search finds what that can move to. */
  readonly move?: Move | undefined;
  /** Miles; undefined leaves it to the server. */
  readonly radius?: number | undefined;
}

/** Runs the search of the criteria. A changed search drops the one before it. */
export function useSlotSearch(criteria: CompleteCriteria, { move, radius }: SlotSearchOptions = {}): SlotSearch {
  const { benefitCode, isMove = false } = criteria;
  const appServices = useAppServices();
  const { searchDays, maxResults } = useSettings();
  const listed = useServices();
  const date = dueDate(criteria, move?.follows, listed.services);
  const config = useDocument(schedulerConfig);
  const search = config?.ok ? bookableSearch(listed.services, criteria, config.document) : undefined;
  // Whoever moves an appointment has had a code when it was booked.
  const needsCode = search?.needsCode === true && !isMove;
  const lacksCode = needsCode && benefitCode === undefined;
  const gate = useSearchGate(search, config?.ok ? config.document : undefined, criteria);
  const where = search && !lacksCode ? searchedPlace(search.flow, criteria) : undefined;
  const today = localDate(new Date());
  const window = search && searchWindow(date, search.services, today, searchDays[search.flow]);
  const asked =
    gate.status === 'open' && search && where && window
      ? slotRequest({ search, where, window, criteria, maxResults, radius })
      : undefined;
  const { outcome, again } = useCall(asked?.name, (signal) =>
    asked ? answerSlotRequest(appServices, asked, signal) : nothingAsked(),
  );
  const rows = useFoundRows(outcome?.kind === 'ok' ? outcome.value.rows : noRows, search?.flow, move);

  if (listed.status === 'failed') return { status: 'failed', call: listed.call ?? { status: -1 }, again: listed.again };
  // Documents are read only once per page load.
  if (config?.ok === false || gate.status === 'failed')
    return { status: 'failed', call: { status: -1 }, again: () => globalThis.location.reload() };
  if (config === undefined || listed.status === 'loading') return { status: 'loading' };
  if (search === undefined || window === undefined) return { status: 'notBookable' };
  if (lacksCode) return { status: 'codeNeeded' };
  const { flow } = search;
  if (where === undefined) return { status: 'notBookable', flow };
  if (gate.status === 'notPrescreened') return gate;
  if (gate.status === 'vaccinesRefused') return { ...gate, search, window };
  if (outcome === undefined || gate.status === 'loading') return { status: 'loading', search, window };
  if (outcome.kind === 'refused' && outcome.refusal === 'locationUnavailable')
    return { status: 'locationUnavailable', search, window };
  if (outcome.kind === 'refused' && gate.incompatible !== undefined)
    return { status: 'vaccinesRefused', message: gate.incompatible, search, window };
  if (outcome.kind !== 'ok') return { status: 'failed', call: outcome, again, search, window };
  if (rows === undefined) return { status: 'loading', search, window };
  const { warnings } = outcome.value;
  const codeInvalid = benefitCode !== undefined && warnings.some(({ code }) => code === 'invalidBenefitCode');
  if (codeInvalid && needsCode) return { status: 'codeNeeded' };
  return {
    status: 'found',
    rows,
    window,
    search,
    warnsOfLeadTime: warnsOfLeadTime({ date }, window, today),
    benefitCode: benefitCode === undefined ? 'none' : codeInvalid ? 'invalid' : 'valid',
    hasMore: !flows[flow].isVirtualVisit && !move?.staysThere && warnings.some(({ code }) => code === 'moreProviders'),
    again,
  };
}
