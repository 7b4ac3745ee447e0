import { checkMapKeyReply } from '../../../schemas/generated/api/places/map-key/reply.js';
import { defineContract } from '../../case/defineContract.ts';

/** A deployment without a key refuses the call, and the app then shows its own map. Both answers are right. */
export const mapKey = defineContract({
  call: 'map-key',
  checkReply: checkMapKeyReply,
  cases: [{ name: 'the key, or none', statuses: [200, 404], send: () => ({}) }],
});
