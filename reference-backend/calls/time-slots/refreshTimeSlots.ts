import {
  checkRefreshTimeSlotsRequest,
  type RefreshTimeSlotsRequest,
} from '../../../schemas/generated/api/time-slots/refresh-time-slots/request.js';
import { refuseIncompatible } from '../../booking/refusals/refuseIncompatible.ts';
import type { Sql } from '../../database/sql.ts';
import { providersById } from '../../slots/providersById.ts';
import { providersLicensed } from '../../slots/providersLicensed.ts';
import { slotSource } from '../../slots/SlotSource.ts';
import { searchLimits } from '../../slots/searchLimits.ts';
import { slotRows } from '../../slots/slotRows.ts';
import { defineCall } from '../handling/defineCall.ts';
import type { WrittenReply } from '../handling/WrittenReply.ts';
import { slotReply } from './slotReply.ts';
import { slotWindow } from './slotWindow.ts';

/** The free times of providers that the guest already sees. A provider that does not exist is left out. */
export const refreshTimeSlots = defineCall({
  name: 'refresh-time-slots',
  checkRequest: checkRefreshTimeSlotsRequest,
  isSearch: true,
  answer: async (request, visit): Promise<WrittenReply> => {
    const window = slotWindow(request, visit);
    const serviceIds = request['filter.serviceIds'].map(Number);
    await refuseIncompatible(visit.searches, serviceIds, visit.vaccineRules);
    return slotReply(await slotRows(slotSource(visit), chosenBy(request), serviceIds, window));
  },
});

function chosenBy(request: RefreshTimeSlotsRequest): Sql {
  const { 'filter.businessNames': businessNames, 'filter.locationIds': ids } = request;
  if (ids !== undefined) return providersById(ids.split(','), businessNames);
  const state = request['filter.licensureState'] ?? '';
  return providersLicensed({
    state,
    isVirtualVisit: request['filter.isVirtualVisit'] === 'true',
    businessNames,
    limit: searchLimits.providers,
  });
}
