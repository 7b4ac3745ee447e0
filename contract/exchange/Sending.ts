/** Query parameters; a list repeats its key. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

/** What is sent to a call, beside its method and path and what every call carries. */
export interface Sending {
  /** Another server than the environment's. */
  readonly baseUrl?: string;
  /** Another path than the call's own. */
  readonly path?: string;
  /** Another method than the call's own. */
  readonly method?: string;
  /** Stands for `{id}` in the path. */
  readonly id?: string;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, as if it were JSON, instead of a body. */
  readonly text?: string;
  /** Beside the headers of every call; undefined leaves one of those out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Another time to wait than the environment's, milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** What a call's request schema reads: the query of a GET, with repeated keys as lists, or the body. */
export const pickRequest = (method: string, { query = {}, body }: Sending): unknown =>
  method === 'GET' ? query : body;

/** '?a=1&b=2&b=3', or '' where nothing is asked. */
export function queryString(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
