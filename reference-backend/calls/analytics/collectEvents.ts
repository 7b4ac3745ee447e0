import type { CollectEventsReply } from '../../../schemas/generated/api/analytics/collect-events/reply.js';
import { checkCollectEventsRequest } from '../../../schemas/generated/api/analytics/collect-events/request.js';
import { spend } from '../../limits/spend.ts';
import { defineCall } from '../handling/defineCall.ts';

/** Collects what happened on a page. A batch with one event that breaks its schema is refused as a whole. */
export const collectEvents = defineCall({
  name: 'collect-events',
  checkRequest: checkCollectEventsRequest,
  answer: async ({ events }, visit): Promise<CollectEventsReply> => {
    await spend(visit.database, visit, { limit: 'analyticsCallsPerClient', who: visit.client });
    visit.eventLog.add(events);
    return { data: { collected: events.length } };
  },
});
