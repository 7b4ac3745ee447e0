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

/** A provider only loses its invalid times and days; a provider that is invalid itself is left out. */
export const slotLists = [
  '/data/appointmentTimeSlots',
  '/data/appointmentTimeSlots/-/provider/address/addressLines',
  '/data/appointmentTimeSlots/-/services/-/availability',
  '/data/appointmentTimeSlots/-/services/-/availability/-/timeslots',
] as const;

/**
 * Free times near a place or in a state. An unknown place is refused as `locationUnavailable`, services that cannot be
 * given at one time as `incompatible`.
 */
export async function searchTimeSlots(
  api: ApiContext,
  search: TimeSlotSearch,
  signal?: AbortSignal,
): Promise<Outcome<FoundTimeSlots, 'locationUnavailable' | 'incompatible'>> {
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
