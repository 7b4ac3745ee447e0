/** What a call came to. A reader switches on `kind`; no call throws. */
export type Outcome<T, R extends string = never> = Ok<T> | Refused<R> | Failed;

export interface Ok<T> {
  readonly kind: 'ok';
  readonly value: T;
  /** Of which call entries were left out, because they were not what `schemas/api` promises. */
  readonly dropped?: Pick<Answered, 'status' | 'endpoint'>;
}

/** The server understood the call and said no, for a reason that the specification names. */
export interface Refused<R extends string> extends Answered {
  readonly kind: 'refused';
  readonly refusal: R;
}

/** Anything else that went wrong. */
export interface Failed extends Answered {
  readonly kind: 'failed';
  readonly failure: Failure;
}

/**
 * - `client`: another 4xx
 * - `server`: 5xx
 * - `network`: no answer: offline, connection cut, or no reply in time
 * - `malformed`: an answer that is not what `schemas/api` promises
 * - `aborted`: the caller gave up by its own signal; there is nothing to tell the guest
 */
export type Failure = 'client' | 'server' | 'network' | 'malformed' | 'aborted';

interface Answered {
  /** HTTP status; -1 where no answer came. */
  readonly status: number;
  /** The path that was called, without query and without ids: fit for a report. */
  readonly endpoint: string;
  /** What the server said, when it said something. Shown to a guest only where the specification says so. */
  readonly message?: string;
}

export const ok = <T>(value: T): Ok<T> => ({ kind: 'ok', value });

/** The same outcome, with another value where it is ok. */
export const mapOk = <T, U, R extends string>(outcome: Outcome<T, R>, change: (value: T) => U): Outcome<U, R> =>
  outcome.kind === 'ok' ? { ...outcome, value: change(outcome.value) } : outcome;
