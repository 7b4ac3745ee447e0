import { type Point, roundPoint } from '../../../journey/search/Point.ts';

/** Why the browser gave no position. `refused`: the guest or the browser's settings do not allow it. */
export type PositionFailure = 'refused' | 'unavailable';

/** How long the browser may look for the position, in milliseconds. */
const timeLimit = 10_000;
/** A position that is not older than this, in milliseconds, is good enough. */
const newEnough = 300_000;

const refused = 1; // GeolocationPositionError.PERMISSION_DENIED

/**
 * Asks the browser where the guest is. The position is rounded, and goes nowhere but to whoever asked. Browsers count
 * the time limit only from the moment at which the guest has allowed it, so that nobody is hurried.
 */
export const askPosition = (): Promise<Point | PositionFailure> =>
  new Promise((resolve) => {
    // Pages without https have none.
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(roundPoint(coords)),
      ({ code }) => resolve(code === refused ? 'refused' : 'unavailable'),
      { timeout: timeLimit, maximumAge: newEnough },
    );
  });
