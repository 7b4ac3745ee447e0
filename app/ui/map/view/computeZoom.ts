import type { MapView } from './mercator.ts';

/** Google's map is 256 pixels wide at zoom 0 and twice as wide at each further one. */
const WORLD_PIXELS = 256;
const CLOSEST = 16;

/** The closest whole zoom of Google's map that shows at least what the view shows. */
export const computeZoom = ({ scale }: MapView): number =>
  Math.max(0, Math.min(CLOSEST, Math.floor(Math.log2((2 * Math.PI * scale) / WORLD_PIXELS))));
