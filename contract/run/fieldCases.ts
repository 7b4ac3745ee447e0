import { addresses } from '../calls/addresses.ts';
import type { CallContract, ContractCase } from '../case/ContractCase.ts';
import { callSchema } from '../case/callSchema.ts';
import { listInvalidRequests } from '../case/listInvalidRequests.ts';
import { asQuery, pickRequest } from '../exchange/Sending.ts';
import type { World } from '../world/World.ts';

/** The name of the case that shows a request with every field to be accepted. */
export const EVERY_FIELD = 'every field';

/**
 * One case for each limit of each field of a call's whole request. The case breaks this limit, and the answer must be
 * 400 with this place as its path: any other refusal would say nothing of the field.
 */
export async function fieldCases({ call, whole }: CallContract, world: World): Promise<readonly ContractCase[]> {
  if (!whole) return [];
  const { method } = addresses[call];
  const isQuery = method === 'GET';
  const { findViolation: _ofReply, ...sending } = await whole(world);
  return listInvalidRequests(callSchema(call, 'request'), pickRequest(method, sending), isQuery).map(
    ({ name, at, codes, request }) => ({
      name,
      at,
      code: codes,
      statuses: [400],
      send: () => ({ ...sending, ...(isQuery ? { query: asQuery(request) } : { body: request }) }),
    }),
  );
}
