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

/** Whether there can be such a point on earth. */
export const isPoint = ({ latitude, longitude }: Point): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Whether both are the same at four decimals. */
export const isSamePoint = (one: Point | undefined, other: Point | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  roundDegrees(one.latitude) === roundDegrees(other.latitude) &&
  roundDegrees(one.longitude) === roundDegrees(other.longitude);
