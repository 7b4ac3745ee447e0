import { isRecord } from './json.ts';

/** Query parameters; a list repeats its key. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

/** What is sent to a call, besides its method, its path and the headers of every call. */
export interface Sending {
  /** Replaces the environment's server. */
  readonly baseUrl?: string;
  /** Replaces the call's own path. */
  readonly path?: string;
  /** Replaces the call's own method. */
  readonly method?: string;
  /** Replaces `{id}` in the path. */
  readonly id?: string;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged instead of `body`, with the content type of JSON. */
  readonly text?: string;
  /** Added to the headers of every call; undefined leaves one of those out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Whether a limit of the server is what is asked for: it is then no reason to send no more. */
  readonly reachesLimit?: boolean;
  /** Replaces the environment's time to wait for an answer, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** The part of a request that its schema checks: the query of a GET, with repeated keys as lists, or the body. */
export const pickRequest = (method: string, { query = {}, body }: Sending): unknown =>
  method === 'GET' ? query : body;

/** '?a=1&b=2&b=3', or '' where the query is empty. */
export function queryString(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** A request of a GET as its query: everything is text. */
export const asQuery = (request: unknown): Query =>
  Object.fromEntries(
    Object.entries(isRecord(request) ? request : {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
