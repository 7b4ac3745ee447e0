import {
  checkRefreshTimeSlotsReply,
  type TimeSlotRow,
} from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { RefreshTimeSlotsRequest } from '../../schemas/generated/api/time-slots/refresh-time-slots/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';
import { slotLists } from './searchTimeSlots.ts';

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
