import { addresses } from '../calls/addresses.ts';
import { isRecord } from '../exchange/json.ts';
import { asQuery, pickRequest } from '../exchange/Sending.ts';
import type { CallContract, ContractCase } from './ContractCase.ts';
import { callSchema, partBelow, type SchemaPart } from './callSchema.ts';
import { longestRequest } from './longestRequest.ts';

/** Whether a request has texts of any form up to a length. */
function hasLength(part: SchemaPart): boolean {
  const { properties, maxLength, pattern, items } = part.schema;
  const below = [...Object.values(isRecord(properties) ? properties : {}), ...(items === undefined ? [] : [items])];
  return (
    (typeof maxLength === 'number' && pattern === undefined) || below.some((each) => hasLength(partBelow(part, each)))
  );
}

/**
 * A call that only reads takes texts and lists as long as its schema says: no place has such a name, which is a right answer, too.
 * Bookings have cases of their own, which look at what was kept.
 */
export function longestCases({ call, whole }: CallContract): readonly ContractCase[] {
  const { effect, method } = addresses[call];
  if (!whole || effect !== 'reads' || !hasLength(callSchema(call, 'request'))) return [];
  return [
    {
      name: 'texts and lists as long as they may be',
      statuses: [200, 404],
      send: async (world) => {
        const { findViolation: _ofReply, ...sending } = await whole(world);
        const request = pickRequest(method, sending);
        const part = callSchema(call, 'request');
        const longest = longestRequest(part, longestRequest(part, Object(request), 'texts'), 'lists');
        return { ...sending, ...(method === 'GET' ? { query: asQuery(longest) } : { body: longest }) };
      },
    },
  ];
}
