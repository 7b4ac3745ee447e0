/** Degrees north and degrees east. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}
