import { checkListServicesReply, type ServiceType } from '../../schemas/generated/api/list-services/reply.js';
import type { ListServicesRequest } from '../../schemas/generated/api/list-services/request.js';
import type { ApiContext } from './ApiContext.ts';
import { send } from './http.ts';
import { mapOk, type Outcome } from './Outcome.ts';
import { apiPaths } from './paths.ts';

export type { ServiceType };

/** What can be booked, as the server lists it: neither trimmed nor sorted, and with the entries that readers drop. */
export async function listServices(
  api: ApiContext,
  businessNames: ListServicesRequest['filter.businessNames'],
  signal?: AbortSignal,
): Promise<Outcome<readonly ServiceType[]>> {
  const query: ListServicesRequest = { 'filter.businessNames': businessNames };
  const outcome = await send(api, {
    method: 'GET',
    path: apiPaths.services,
    query: { ...query },
    check: checkListServicesReply,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.services);
}
