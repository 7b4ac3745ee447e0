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
export const readServices = (file: string): readonly ServiceType[] => parseReply(file, readFileSync(file, 'utf8'));

/** The longest that a server may take to list its services. */
const maxWaitMs = 10_000;

/**
 * The services of a recorded reply, or of a server: `source` is the name of a file, or the address of the call.
 *
 * @throws Error when nothing answers there, or not with such a reply
 */
export async function loadServices(source: string): Promise<readonly ServiceType[]> {
  if (!/^https?:\/\//.test(source)) return readServices(source);
  const failed = (why: string): Error => new Error(`${source} did not list its services: ${why}.`);
  const reply = await fetch(source, { signal: AbortSignal.timeout(maxWaitMs) }).catch(() => undefined);
  if (reply === undefined) throw failed('there was no answer');
  if (!reply.ok) throw failed(`the answer has the status ${reply.status}`);
  return parseReply(source, await reply.text());
}

function parseReply(source: string, text: string): readonly ServiceType[] {
  const reply = parseJson(text);
  if (checkListServicesReply(reply)) return reply.data.services;
  throw new Error(
    `${source} is not a reply of the call that lists services (schemas/api/services/list-services/reply.json).`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
