import {
  checkRefreshTimeSlotsReply,
  type RefreshTimeSlotsReply,
} from '../../schemas/generated/api/refresh-time-slots/reply.js';
import { checkRefreshTimeSlotsRequest } from '../../schemas/generated/api/refresh-time-slots/request.js';
import { sql } from '../database/sql.ts';
import { slotRows } from '../slots/slotRows.ts';
import { defineCall } from './defineCall.ts';
import { slotWindow } from './slotWindow.ts';

/** The free times of places that the guest already sees. A place that does not exist is left out. */
export const refreshTimeSlots = defineCall({
  name: 'refresh-time-slots',
  checkRequest: checkRefreshTimeSlotsRequest,
  answer: async (request, visit): Promise<RefreshTimeSlotsReply> => {
    const window = slotWindow(request, visit);
    const locationIds = request['filter.locationIds']?.split(',') ?? [];
    const known = sql`
      select provider_id, null::float8 as distance from providers
      where provider_id = any(${locationIds}::text[])
        and business_name = any(${request['filter.businessNames']}::text[])`;
    const serviceIds = request['filter.serviceIds'].map(Number);
    const reply: unknown = {
      data: { appointmentTimeSlots: await slotRows(visit.database, known, serviceIds, window) },
    };
    if (!checkRefreshTimeSlotsReply(reply)) throw new Error('the slot query and its schema disagree');
    return reply;
  },
});
