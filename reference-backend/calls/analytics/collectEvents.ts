import type { CollectEventsReply } from '../../../schemas/generated/api/analytics/collect-events/reply.js';
import { checkCollectEventsRequest } from '../../../schemas/generated/api/analytics/collect-events/request.js';
import { defineCall } from '../handling/defineCall.ts';

/** Collects what happened on a page. A batch with one event that breaks its schema is refused as a whole. */
export const collectEvents = defineCall({
  name: 'collect-events',
  checkRequest: checkCollectEventsRequest,
  mostBytes: 64 * 1024,
  limit: 'analyticsCallsPerClient',
  answer: async ({ events }, visit): Promise<CollectEventsReply> => {
    visit.eventLog.add(events);
    return { data: { collected: events.length } };
  },
});
