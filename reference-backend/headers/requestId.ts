import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An id as proxies make them, without room for anything else: it is logged. */
const ID = /^[\w.:=+/@-]{1,64}$/;

/**
 * The id of a request in the log: `X-Request-Id` of a trusted proxy, so that its log and ours can be read together, else
 * one of our own.
 */
export const requestId =
  (isBehindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return isBehindProxy && typeof given === 'string' && ID.test(given) ? given : randomUUID();
  };
