import { isPoint, type Point, roundPoint } from '../journey/search/Point.ts';

/**
 * Why the browser gave no position. `refused`: the guest or the browser's settings do not allow it. `timedOut`: it took
 * too long.
 */
export type PositionFailure = 'refused' | 'unavailable' | 'timedOut';

/** A failure: the browser was asked for the position, and did not tell it. */
export type PositionStatus = 'idle' | 'asking' | PositionFailure;

/** How long the browser may look for the position once it is allowed to, in milliseconds. */
const timeLimit = 10_000;
/**
 * How long the guest waits at most, in milliseconds. Browsers count their own limit only from the moment at which the
 * guest has allowed it, and some never answer when the question is closed without a choice.
 */
const longestWait = 30_000;
/** A position that is not older than this, in milliseconds, is good enough where nobody asked for a new one. */
const newEnough = 300_000;

/** By the code of a GeolocationPositionError. */
const failures: Readonly<Record<number, PositionFailure>> = { 1: 'refused', 3: 'timedOut' };

/**
 * Asks the browser where the guest is. The position is rounded, and goes nowhere but to whoever asked. A browser that has
 * no position to give, or an impossible one, counts as one to which it is not available.
 *
 * @param isNew whether only the position of this moment is good enough
 */
export const askPosition = (isNew = false): Promise<Point | PositionFailure> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve('timedOut'), longestWait);
    const answer = (given: Point | PositionFailure) => {
      clearTimeout(timer);
      resolve(given);
    };
    try {
      // Pages without https have none, and some settings of browsers make it throw.
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => answer(isPoint(coords) ? roundPoint(coords) : 'unavailable'),
        ({ code }) => answer(failures[code] ?? 'unavailable'),
        { timeout: timeLimit, maximumAge: isNew ? 0 : newEnough },
      );
    } catch {
      answer('unavailable');
    }
  });
