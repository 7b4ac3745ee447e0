/** The result of a call. Callers switch on `kind`; no call throws. */
export type Outcome<T, R extends string = never> = Ok<T> | Refused<R> | Failed;

export interface Ok<T> {
  readonly kind: 'ok';
  readonly value: T;
  /** Set when the reply has less than was asked for, which is reported. */
  readonly incomplete?: Incomplete;
}

/**
 * - `invalidEntries`: entries that break the schema were left out of the reply
 * - `partial`: the server names `errors` beside the data, or counts more than it gives
 */
interface Incomplete extends Pick<Answered, 'status' | 'endpoint'> {
  readonly reason: 'invalidEntries' | 'partial';
}

/** The server understood the call and refused it for a reason that the specification names. */
export interface Refused<R extends string> extends Answered {
  readonly kind: 'refused';
  readonly refusal: R;
  /** JSON Pointer to the place of the request that is refused, if the server names one. */
  readonly path?: string;
}

/** Anything else that went wrong. */
export interface Failed extends Answered {
  readonly kind: 'failed';
  readonly failure: Failure;
  /** What the server's log names the call by, for guests to tell the support. Never where no answer came, or the server was busy. */
  readonly requestId?: string;
}

/**
 * - `client`: a 4xx that is not a refusal of the call
 * - `server`: 5xx, or any other status outside 2xx and 4xx
 * - `busy`: a 503 by which the server refused the call, because one of its limits is reached; it changed nothing
 * - `network`: no answer, because the guest is offline, the connection was cut, or the reply took too long
 * - `malformed`: an answer that breaks its schema in `schemas/api`
 * - `aborted`: the caller stopped the call with its own signal; the guest sees no message
 */
export type Failure = 'client' | 'server' | 'busy' | 'network' | 'malformed' | 'aborted';

/** What a message about a failed call depends on; without `failure`, on the status alone. */
export type FailedCall = Pick<Failed, 'status' | 'requestId'> & Partial<Pick<Failed, 'failure'>>;

interface Answered {
  /** HTTP status; -1 where no answer came. */
  readonly status: number;
  /** The path that was called, without query and ids, so that it can be reported. */
  readonly endpoint: string;
  /** The server's message, if it sent one. Shown to a guest only where the specification asks for it. */
  readonly message?: string;
}

export const ok = <T>(value: T): Ok<T> => ({ kind: 'ok', value });

/** The same outcome, with its value changed if it is ok. */
export const mapOk = <T, U, R extends string>(outcome: Outcome<T, R>, change: (value: T) => U): Outcome<U, R> =>
  outcome.kind === 'ok' ? { ...outcome, value: change(outcome.value) } : outcome;
