import { readFileSync } from 'node:fs';
import {
  checkListServicesReply,
  type ServiceType,
} from '../../../schemas/generated/api/services/list-services/reply.js';

/** The recorded list of services that documents are checked against unless another list is given. */
export const usualServices = 'content-fixtures/services.json';

/**
 * The services in a recorded reply of the call that lists them (`schemas/api/services/list-services`).
 *
 * @throws Error when there is no such file, or it is not such a reply
 */
export function readServices(file: string): readonly ServiceType[] {
  const reply: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (checkListServicesReply(reply)) return reply.data.services;
  throw new Error(
    `${file} is not a reply of the call that lists services (schemas/api/services/list-services/reply.json).`,
  );
}
