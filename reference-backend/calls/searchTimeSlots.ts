import {
  checkSearchTimeSlotsReply,
  type SearchTimeSlotsReply,
} from '../../schemas/generated/api/search-time-slots/reply.js';
import { checkSearchTimeSlotsRequest } from '../../schemas/generated/api/search-time-slots/request.js';
import { providersNear } from '../slots/providersNear.ts';
import { slotRows } from '../slots/slotRows.ts';
import { findPlace } from '../world/findPlace.ts';
import { defineCall } from './defineCall.ts';
import { refuse } from './Refusal.ts';
import { slotWindow } from './slotWindow.ts';

const DEFAULT_RADIUS_MILES = 50;
const DEFAULT_RESULTS = 50;

const locationUnavailable = () => refuse(404, 'locationUnavailable', 'locationUnavailable');

/** Providers around a place with their free times. No provider near a known place is an empty list. */
export const searchTimeSlots = defineCall({
  name: 'search-time-slots',
  checkRequest: checkSearchTimeSlotsRequest,
  answer: async (request, visit): Promise<SearchTimeSlotsReply> => {
    const window = slotWindow(request, visit);
    const place = findPlace(request['filter.freeFormAddress'] ?? '');
    if (!place) throw locationUnavailable();
    const nearby = providersNear({
      place,
      radius: Number(request['filter.radius'] ?? DEFAULT_RADIUS_MILES),
      limit: Number(request['filter.maxResults'] ?? DEFAULT_RESULTS),
      businessNames: request['filter.businessNames'],
    });
    const serviceIds = request['filter.serviceIds'].map(Number);
    const reply: unknown = {
      data: { appointmentTimeSlots: await slotRows(visit.database, nearby, serviceIds, window) },
    };
    if (!checkSearchTimeSlotsReply(reply)) throw new Error('the slot query and its schema disagree');
    return reply;
  },
});
