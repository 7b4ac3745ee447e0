import { checkMapKeyReply } from '../../schemas/generated/api/places/map-key/reply.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

/** The key of the map service. Refused as `noKey` when there is none; the app then shows its own map. */
export async function mapKey(api: ApiContext, signal?: AbortSignal): Promise<Outcome<string, 'noKey'>> {
  const outcome = await send(api, {
    call: 'map-key',
    check: checkMapKeyReply,
    refusals: { 404: 'noKey' },
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data);
}
