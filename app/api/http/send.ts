import { type CallName, calls } from '../../../schemas/calls.ts';
import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { eitherSignal } from '../../chunks/eitherSignal.ts';
import type { ApiContext } from './ApiContext.ts';
import { type Failed, type Failure, type Outcome, ok } from './Outcome.ts';
import { type Reading, readReply } from './readReply.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the body has an error with this name as its code or message. */
const hasError = (body: unknown, name: string): boolean =>
  listErrors(body).some(({ code, message }) => code === name || message === name);

/** Query parameters; an array repeats its key, undefined leaves it out. */
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;
type QueryValue = string | number | boolean;

/** One call of the API, as data. */
export interface ApiCall<T, R extends string = never> extends Reading {
  readonly call: CallName;
  /** Fills in the parts of the path. */
  readonly parts?: Readonly<Record<string, string>>;
  /** The other path of a call that has two. */
  readonly path?: string;
  readonly query?: Query;
  readonly body?: object;
  /** The reply's check from `schemas/generated`; it reads the whole body. */
  readonly check: SchemaCheck<T>;
  /**
   * The refusal that each status stands for; where it depends on the error code in the body, the refusal for each code,
   * and under `*` the one for any other code.
   */
  readonly refusals?: Readonly<Partial<Record<number, R | Readonly<Record<string, R>>>>>;
  /** Refusals that the server may also name in its errors, by code or by message, whatever the status. */
  readonly named?: readonly R[];
  /** Whether a valid reply has all that it counts itself. */
  isWhole?(reply: T): boolean;
  /** Set on writes: a retry with the same key gets the first result. */
  readonly idempotencyKey?: string;
  /** Whether the call continues after its page is closed. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Sends a call and turns everything that can happen into an {@link Outcome}. The only place that catches a failed call.
 */
export async function send<T, R extends string = never>(api: ApiContext, call: ApiCall<T, R>): Promise<Outcome<T, R>> {
  const timeout = AbortSignal.timeout(api.timeoutMs);
  const signal = call.signal ? eitherSignal(call.signal, timeout) : timeout;
  try {
    const response = await api.fetch(`${api.baseUrl}${fillPath(call)}${queryString(call.query)}`, {
      method: calls[call.call].method,
      headers: headers(api, call),
      credentials: 'include',
      signal,
      ...(call.keepalive && { keepalive: true }),
      ...(call.body && { body: JSON.stringify(call.body) }),
    });
    const outcome = read(call, response.status, await response.text());
    const requestId = response.headers.get('x-request-id');
    return requestId && outcome.kind === 'failed' && outcome.failure !== 'busy' ? { ...outcome, requestId } : outcome;
  } catch {
    return failed(call, call.signal?.aborted ? 'aborted' : 'network', -1);
  }
}

/** The path with `{id}` in place of the id, so that it can be reported. */
const pathOf = ({ call, path }: ApiCall<unknown, string>): string => path ?? calls[call].path;

const fillPath = (call: ApiCall<unknown, string>): string =>
  pathOf(call).replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(call.parts?.[name] ?? ''));

function headers(api: ApiContext, call: ApiCall<unknown, string>): Record<string, string> {
  return {
    accept: 'application/json',
    'x-banner-name': api.bannerName,
    'x-tenant': api.tenant,
    ...(call.body && { 'content-type': 'application/json' }),
    ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
  };
}

function read<T, R extends string>(call: ApiCall<T, R>, status: number, text: string): Outcome<T, R> {
  const body = parse(text);
  const { code, path, ...details } = firstError(body);
  const named = call.named?.find((name) => hasError(body, name));
  if (named === undefined && status >= 200 && status < 300) {
    const reply = readReply(call.check, body, call);
    if (reply === undefined) return failed(call, 'malformed', status);
    const { value, dropped } = reply;
    const isPartial = listErrors(body).length > 0 || call.isWhole?.(value) === false;
    if (dropped === 0 && !isPartial) return ok(value);
    const reason = dropped > 0 ? 'invalidEntries' : 'partial';
    return { ...ok(value), incomplete: { reason, status, endpoint: pathOf(call) } };
  }
  const byStatus = call.refusals?.[status];
  const refusal = named ?? (typeof byStatus === 'object' ? byCode(byStatus, code) : byStatus);
  if (refusal)
    return {
      kind: 'refused',
      refusal,
      status,
      endpoint: pathOf(call),
      ...details,
      ...(path !== undefined && { path }),
    };
  return failed(call, classify(status, code), status, details);
}

const byCode = <R extends string>(refusals: Readonly<Record<string, R>>, code: string | undefined): R | undefined =>
  code !== undefined && Object.hasOwn(refusals, code) ? refusals[code] : refusals['*'];

function classify(status: number, code: string | undefined): Failure {
  if (status === 503 && code === 'limitReached') return 'busy';
  return status >= 400 && status < 500 ? 'client' : 'server';
}

/** The value of a JSON text; undefined if it is not JSON, which every reply's check rejects. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const failed = (
  call: ApiCall<unknown, string>,
  failure: Failure,
  status: number,
  details: { readonly message?: string } = {},
): Failed => ({ kind: 'failed', failure, status, endpoint: pathOf(call), ...details });

/** '?a=1&b=2&b=3', or '' without parameters; Safari can count them since 17. */
function queryString(query: Query = {}): string {
  const text = String(
    new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
      ),
    ),
  );
  return text && `?${text}`;
}

/** The errors of a body `{ errors: [{ code, message }] }`; none for any other body. */
function listErrors(body: unknown): readonly Readonly<Record<string, unknown>>[] {
  const errors = isObject(body) ? body.errors : undefined;
  return Array.isArray(errors) ? errors.filter(isObject) : [];
}

/** Code, message and path of the first error in a body; empty where there is none. */
function firstError(body: unknown): { readonly code?: string; readonly message?: string; readonly path?: string } {
  const [first] = listErrors(body);
  const { code, message, path } = first ?? {};
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
    ...(typeof path === 'string' && { path }),
  };
}

/** A key for one write, sent again with each retry. Unlike `crypto.randomUUID`, it does not need https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
