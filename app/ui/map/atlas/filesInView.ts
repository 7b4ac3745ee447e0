import { type MapView, unproject } from '../view/mercator.ts';
import type { Size } from '../view/Size.ts';
import { stateBounds } from './stateBounds.ts';

/** In degrees of longitude. A wider map only shows states, because counties would be a grey mesh. */
const WIDEST_WITH_COUNTIES = 7;

/** The names of the atlas files that the view needs: `states`, or the states whose counties may be in it. */
export function filesInView(view: MapView, size: Size): readonly string[] {
  const northWest = unproject(view, size, { x: 0, y: 0 });
  const southEast = unproject(view, size, { x: size.width, y: size.height });
  if (southEast.lng - northWest.lng > WIDEST_WITH_COUNTIES) return ['states'];
  return stateBounds
    .filter(
      ([, west, south, east, north]) =>
        west <= southEast.lng && east >= northWest.lng && south <= northWest.lat && north >= southEast.lat,
    )
    .map(([state]) => state);
}
