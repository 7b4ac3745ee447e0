import type { MapKeyReply } from '../../../schemas/generated/api/places/map-key/reply.js';
import { defineCall, noRequest } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';

/** The configured key of the map service. Where there is none, the app shows its own map. */
export const mapKey = defineCall({
  name: 'map-key',
  checkRequest: noRequest,
  answer: async (_request, { mapKey: key }): Promise<MapKeyReply> => {
    if (key === undefined) throw refuse('noMapKey');
    return { data: key };
  },
});
