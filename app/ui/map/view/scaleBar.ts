import { type MapView, milesPerRadian } from './mercator.ts';

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export interface ScaleBarLength {
  readonly miles: number;
  readonly pixels: number;
}

/** The longest round distance that is at most `room` pixels long in the middle of the map; undefined where none is. */
export function scaleBar({ centre, scale }: MapView, room: number): ScaleBarLength | undefined {
  const pixelsPerMile = scale / milesPerRadian(centre.lat);
  const miles = STEPS.findLast((step) => step * pixelsPerMile <= room);
  return miles === undefined ? undefined : { miles, pixels: miles * pixelsPerMile };
}
