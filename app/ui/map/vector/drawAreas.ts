import { type GeoPath, type GeoProjection, geoContains, geoMercator, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { AreaTopology } from '../atlas/AreaTopology.ts';
import type { MapView, Point, Size } from '../view/mercator.ts';
import type { NamedArea } from '../view/placeLabels.ts';

/** A file of the atlas as lines on the screen, in SVG path syntax. */
export interface Drawing {
  readonly land: string;
  /** The outline of all its areas: a state's border, or the country's. */
  readonly border: string;
  /** The lines between its areas. */
  readonly within: string;
  readonly names: readonly NamedArea[];
}

/** How far outside the frame lines are cut off, in pixels, so that their ends are not seen. */
const OUTSIDE = 8;

/** In square pixels. An area with less than this in view has no name. */
const SMALLEST_NAMED = 2600;

/** d3's projection of the view: the same one as `project`. */
export function buildProjection({ centre, scale }: MapView, { width, height }: Size): GeoProjection {
  return geoMercator()
    .scale(scale)
    .center([centre.lng, centre.lat])
    .translate([width / 2, height / 2])
    .clipExtent([
      [-OUTSIDE, -OUTSIDE],
      [width + OUTSIDE, height + OUTSIDE],
    ]);
}

export function drawAreas(topology: AreaTopology, view: MapView, size: Size): Drawing {
  const projection = buildProjection(view, size);
  const path = geoPath(projection).digits(1);
  const { areas } = topology.objects;
  const all = feature(topology, areas);
  const named = (name: string, shape: Feature | FeatureCollection, isWhole: boolean): readonly NamedArea[] =>
    name === '' || path.area(shape) < SMALLEST_NAMED
      ? []
      : [{ name, isWhole, ...locateShape(path, shape), contains: (point) => contains(projection, shape, point) }];
  return {
    land: path(all) ?? '',
    border: path(mesh(topology, areas, (one, other) => one === other)) ?? '',
    within: path(mesh(topology, areas, (one, other) => one !== other)) ?? '',
    names: [
      ...named(areas.properties?.name ?? '', all, true),
      ...all.features.flatMap((area) => named(area.properties.name, area, false)),
    ],
  };
}

/** The middle and the box of the part that is in view. */
function locateShape(path: GeoPath, shape: Feature | FeatureCollection): Pick<NamedArea, 'middle' | 'box'> {
  const [x, y] = path.centroid(shape);
  const [[left, top], [right, bottom]] = path.bounds(shape);
  return { middle: { x, y }, box: { from: { x: left, y: top }, to: { x: right, y: bottom } } };
}

function contains(projection: GeoProjection, shape: Feature | FeatureCollection, { x, y }: Point): boolean {
  const place = projection.invert?.([x, y]);
  return place != null && geoContains(shape, place);
}
