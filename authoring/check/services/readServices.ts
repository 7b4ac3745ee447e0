import { readFileSync } from 'node:fs';
import { checkListServicesReply, type ServiceType } from '../../../schemas/generated/api/list-services/reply.js';

/** The recorded list of services that documents are held against unless another is named. */
export const usualServices = 'content-fixtures/services.json';

/**
 * The services of a recorded reply of the call that lists them (`schemas/api/list-services`).
 *
 * @throws Error where there is no such file, or where it is no such reply
 */
export function readServices(file: string): readonly ServiceType[] {
  const reply: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (checkListServicesReply(reply)) return reply.data.services;
  throw new Error(`${file} is no reply of the call that lists services (schemas/api/list-services/reply.json).`);
}
