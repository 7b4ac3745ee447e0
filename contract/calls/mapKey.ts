import { checkMapKeyReply } from '../../schemas/generated/api/map-key/reply.js';
import { defineContract } from '../case/defineContract.ts';

/** A deployment without a key refuses, and the app shows its own map: both are right. */
export const mapKey = defineContract({
  call: 'map-key',
  checkReply: checkMapKeyReply,
  cases: [{ name: 'the key, or none', statuses: [200, 404], send: () => ({}) }],
});
