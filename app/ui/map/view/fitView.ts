import {
  type LatLng,
  type MapView,
  milesPerRadian,
  projectToPlane,
  type Size,
  unprojectFromPlane,
} from './mercator.ts';

/** The pixels around the places. There are more above than below, because a pin rises from its place. */
const MARGIN = { side: 44, top: 68, bottom: 36 };

/**
 * The fewest miles that the shorter side shows, so that there is land around the places, and more around a single one.
 */
const LEAST_MILES = { one: 44, several: 16 };

/** The miles that the shorter side shows around a centre without places. */
const MILES_WITHOUT_PLACES = 90;

/** The corners of the country, which is shown without places and without a centre. */
const COUNTRY: readonly LatLng[] = [
  { lat: 24.5, lng: -124.8 },
  { lat: 49.4, lng: -66.9 },
];

/** The view that shows all places as large as it can; without any, the land around `fallbackCentre`. */
export function fitView(places: readonly LatLng[], size: Size, fallbackCentre?: LatLng): MapView {
  if (places.length > 0) return fitted(places, size);
  if (fallbackCentre === undefined) return fitted(COUNTRY, size);
  return { centre: fallbackCentre, scale: scaleFor(MILES_WITHOUT_PLACES, size, fallbackCentre.lat) };
}

function fitted(places: readonly LatLng[], size: Size): MapView {
  const points = places.map(projectToPlane);
  const [west, east] = findRange(points.map(({ x }) => x));
  const [south, north] = findRange(points.map(({ y }) => y));
  const middle = { x: (west + east) / 2, y: (south + north) / 2 };
  const free = {
    width: Math.max(1, size.width - 2 * MARGIN.side),
    height: Math.max(1, size.height - MARGIN.top - MARGIN.bottom),
  };
  const scale = Math.min(
    free.width / (east - west),
    free.height / (north - south),
    scaleFor(places.length === 1 ? LEAST_MILES.one : LEAST_MILES.several, size, unprojectFromPlane(middle).lat),
  );
  const raise = (MARGIN.top - MARGIN.bottom) / 2 / scale;
  return { centre: unprojectFromPlane({ x: middle.x, y: middle.y + raise }), scale };
}

/** The scale at which the shorter side spans this many miles. */
const scaleFor = (miles: number, { width, height }: Size, lat: number): number =>
  (Math.max(1, Math.min(width, height)) * milesPerRadian(lat)) / miles;

const findRange = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** Google's map is 256 pixels wide at zoom 0, and twice as wide at each further level. */
const WORLD_PIXELS = 256;
const CLOSEST = 16;

/** The closest whole zoom of Google's map that shows at least what the view shows. */
export const computeZoom = ({ scale }: MapView): number =>
  Math.max(0, Math.min(CLOSEST, Math.floor(Math.log2((2 * Math.PI * scale) / WORLD_PIXELS))));
