/** The part of the earth that is shown, in the Mercator projection, which d3 and Google's map use as well. */
export interface MapView {
  readonly centre: LatLng;
  /** Pixels per radian of longitude. */
  readonly scale: number;
}

/** The latitude at which maps end, because the Mercator projection is infinite. Google's map ends here too. */
const NORTHMOST = 85.05;

const EARTH_RADIUS_MILES = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

const clampLatitude = (lat: number): number => Math.max(-NORTHMOST, Math.min(NORTHMOST, lat));

/** On the projected plane, in radians; y grows to the north. */
export const projectToPlane = ({ lat, lng }: LatLng): Point => ({
  x: radians(lng),
  y: Math.log(Math.tan(Math.PI / 4 + radians(clampLatitude(lat)) / 2)),
});

export const unprojectFromPlane = ({ x, y }: Point): LatLng => ({
  lat: degrees(2 * Math.atan(Math.exp(y)) - Math.PI / 2),
  lng: degrees(x),
});

/** The point of a place on the screen. */
export function project({ centre, scale }: MapView, { width, height }: Size, place: LatLng): Point {
  const [from, to] = [projectToPlane(centre), projectToPlane(place)];
  return { x: width / 2 + scale * (to.x - from.x), y: height / 2 - scale * (to.y - from.y) };
}

/** The place at a point of the screen. */
export function unproject({ centre, scale }: MapView, { width, height }: Size, { x, y }: Point): LatLng {
  const from = projectToPlane(centre);
  return unprojectFromPlane({ x: from.x + (x - width / 2) / scale, y: from.y - (y - height / 2) / scale });
}

/** Miles that one radian of longitude spans at a latitude. */
export const milesPerRadian = (lat: number): number => EARTH_RADIUS_MILES * Math.cos(radians(clampLatitude(lat)));

/** Degrees north and degrees east. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the upper left corner, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
