import type { WalkInRequest } from './walkInRequest.ts';

/** One intent to book: the same request under the same key, however often it is sent. */
export interface BookingAttempt {
  readonly key: string;
  /** When the guest signed, ISO. */
  readonly at: string;
  /** That of a walk-in, or with a time. */
  readonly request: WalkInRequest;
}

/**
 * The attempt to send now: the earlier one when the guest asks for the same again, so that a booking whose reply was
 * lost is not made twice; else a new one.
 *
 * @param build the request as it is when signed at that moment
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
