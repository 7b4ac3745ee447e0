import { createHash } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

export interface Sending {
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Sends a call; rejects when the connection ends before the whole answer has arrived. */
export type Caller = (method: string, path: string, sending?: Sending) => Promise<Answer>;

/** A cookie as the server sets it, always the same for the same name. */
const buildCookie = (guest: string): string =>
  `stepwell_guest=${createHash('sha256').update(guest).digest('base64url').slice(0, 22)}`;

/**
 * A guest's browser, known to the server from its first call on. It waits for a connection without limit, while `fetch`
 * gives up after ten seconds: a thousand guests on a busy machine need longer.
 * @param connections `own` means that each call has a connection of its own
 */
export function callerAt(url: string, guest: string, connections: 'shared' | 'own' = 'shared'): Caller {
  const always = {
    'x-banner-name': 'thelittleclinic',
    'x-tenant': 'thelittleclinic',
    cookie: buildCookie(guest),
  };
  return async (method, path, { body, idempotencyKey } = {}) => {
    const text = body && JSON.stringify(body);
    const headers = {
      ...always,
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${url}${path}`, { method, headers, ...(connections === 'own' && { agent: false }) });
      sent.once('response', resolve);
      sent.on('error', reject);
      sent.end(text);
    });
    return { status: response.statusCode ?? 0, body: await json(response) };
  };
}
