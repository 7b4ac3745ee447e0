import type { LatLng } from './view/mercator.ts';

/** A place on the map. Its number is the one on its card in the list. */
export interface MapPin extends LatLng {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}
