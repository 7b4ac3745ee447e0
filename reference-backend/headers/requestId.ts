import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header by which a guest's page and the operators' log name a request alike. */
export const REQUEST_ID = 'x-request-id';

/** An id as proxies make them, without room for anything else: it is logged, and a guest may read it. */
const ID = /^[\w.:=+/@-]{1,64}$/;

/** Guests say an id over the phone: no vowels, which would make words, and nothing that is taken for something else. */
const LETTERS = '2346789BCDFGHJKMPQRTVWXYZ';

const GROUP = 4;

/** An id such as `K7MP-3RTX`. There are 150 billion, so two of one day are hardly ever the same. */
function newId(): string {
  const letters = Array.from(randomBytes(2 * GROUP), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/**
 * The id of a request in the log: `X-Request-Id` of a trusted proxy, so that its log and ours can be read together, else
 * one of our own.
 */
export const requestId =
  (isBehindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[REQUEST_ID];
    return isBehindProxy && typeof given === 'string' && ID.test(given) ? given : newId();
  };
