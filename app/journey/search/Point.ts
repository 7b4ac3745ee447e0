/** A point on the map, in degrees with four decimals: about eleven meters. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The point with its numbers cut to four decimals, which is what counts as a move (LOCATOR-7). */
export const roundPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
});

/** Cuts degrees to four decimals; without -0, which an address would not keep. */
export const roundDegrees = (degrees: number): number => Number(degrees.toFixed(4)) + 0;
