import type { WalkInRequest } from './walkInRequest.ts';

/** One booking to send: the same request under the same key, however often it is sent. */
export interface BookingAttempt {
  readonly key: string;
  /** When the guest signed, as an ISO instant. */
  readonly at: string;
  /** The request for a walk-in, or for a visit with a time. */
  readonly request: WalkInRequest;
}

/**
 * The attempt to send now. If the guest sends the same booking again, it is the earlier attempt, so that a booking
 * whose reply was lost is not made twice; otherwise it is a new one.
 *
 * @param build builds the request as signed at the given moment
 */
export function bookingAttempt(
  earlier: BookingAttempt | undefined,
  build: (at: Date) => WalkInRequest,
  now: Date,
  newKey: () => string,
): BookingAttempt {
  if (earlier && JSON.stringify(build(new Date(earlier.at))) === JSON.stringify(earlier.request)) return earlier;
  return { key: newKey(), at: now.toISOString(), request: build(now) };
}
