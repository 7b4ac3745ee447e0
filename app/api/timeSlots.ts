import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { RefreshTimeSlotsRequest } from '../../schemas/generated/api/time-slots/refresh-time-slots/request.js';
import {
  type CallError,
  checkSearchTimeSlotsReply,
  type TimeSlotRow,
} from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { SearchTimeSlotsRequest } from '../../schemas/generated/api/time-slots/search-time-slots/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

export type { CallError, TimeSlotRow };

/** What a guest searches for. Dates are 'YYYY-MM-DD' on the calendar of each provider; both days are included. */
export interface TimeSlotSearch {
  readonly businessNames: SearchTimeSlotsRequest['filter.businessNames'];
  readonly startDate: string;
  readonly endDate: string;
  readonly serviceIds: readonly number[];
  /** Near a place, or for guests in a state: with the clinic by video (`isVirtualVisit`), or else with a dietitian. */
  readonly where: { readonly freeFormAddress: string } | { readonly state: string; readonly isVirtualVisit: boolean };
  readonly maxResults?: number;
  /** Miles. */
  readonly radius?: number;
  readonly benefitCode?: string;
}

export interface FoundTimeSlots {
  /** Nearest first. */
  readonly rows: readonly TimeSlotRow[];
  readonly warnings: readonly CallError[];
}

/** A call for times that is under way. */
export type SlotsCall = Promise<Outcome<FoundTimeSlots, 'locationUnavailable' | 'incompatible'>>;

/** A provider only loses its invalid times and days; a provider that is invalid itself is left out. */
const slotLists = [
  '/data/appointmentTimeSlots',
  '/data/appointmentTimeSlots/-/provider/address/addressLines',
  '/data/appointmentTimeSlots/-/services/-/availability',
  '/data/appointmentTimeSlots/-/services/-/availability/-/timeslots',
] as const;

/**
 * Free times near a place or in a state. An unknown place is refused as `locationUnavailable`, services that cannot be
 * given at one time as `incompatible`.
 */
export async function searchTimeSlots(api: ApiContext, search: TimeSlotSearch, signal?: AbortSignal): SlotsCall {
  const outcome = await send(api, {
    call: 'search-time-slots',
    query: { ...searchQuery(search) },
    check: checkSearchTimeSlotsReply,
    refusals: { 400: { incompatibleServices: 'incompatible' }, 404: 'locationUnavailable' },
    named: ['locationUnavailable'],
    lists: [...slotLists, '/warnings/appointmentTimeSlots', '/errors'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, ({ data, warnings }) => ({
    rows: data.appointmentTimeSlots,
    warnings: warnings?.appointmentTimeSlots ?? [],
  }));
}

function searchQuery(search: TimeSlotSearch): SearchTimeSlotsRequest {
  return {
    'filter.businessNames': search.businessNames,
    'filter.startDate': search.startDate,
    'filter.endDate': search.endDate,
    'filter.serviceIds': search.serviceIds.map(String),
    ...('state' in search.where
      ? { 'filter.state': search.where.state, 'filter.isVirtualVisit': search.where.isVirtualVisit ? 'true' : 'false' }
      : { 'filter.freeFormAddress': search.where.freeFormAddress }),
    ...(search.maxResults !== undefined && { 'filter.maxResults': String(search.maxResults) }),
    ...(search.radius !== undefined && { 'filter.radius': String(search.radius) }),
    ...(search.benefitCode !== undefined && { 'filter.benefitCode': search.benefitCode }),
  };
}

/** Known places, or the video visits of a state, whose slots are read again. The dates are as in a search. */
export interface TimeSlotRefresh {
  readonly businessNames: RefreshTimeSlotsRequest['filter.businessNames'];
  readonly startDate: string;
  readonly endDate: string;
  readonly serviceIds: readonly number[];
  readonly where: { readonly locationIds: readonly string[] } | { readonly licensureState: string };
}

/** The slots that are free now at places found before. The rows have no distance. */
export async function refreshTimeSlots(
  api: ApiContext,
  refresh: TimeSlotRefresh,
  signal?: AbortSignal,
): Promise<Outcome<readonly TimeSlotRow[]>> {
  const outcome = await send(api, {
    call: 'refresh-time-slots',
    query: { ...refreshQuery(refresh) },
    check: checkRefreshTimeSlotsReply,
    lists: slotLists,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.appointmentTimeSlots);
}

function refreshQuery(refresh: TimeSlotRefresh): RefreshTimeSlotsRequest {
  return {
    'filter.businessNames': refresh.businessNames,
    'filter.startDate': refresh.startDate,
    'filter.endDate': refresh.endDate,
    'filter.serviceIds': refresh.serviceIds.map(String),
    ...('licensureState' in refresh.where
      ? { 'filter.isVirtualVisit': 'true', 'filter.licensureState': refresh.where.licensureState }
      : { 'filter.locationIds': refresh.where.locationIds.join(',') }),
  };
}
