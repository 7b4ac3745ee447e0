import { feature } from 'topojson-client';
import type { Arc, ArcIndexes, Positions, Topology } from 'topojson-specification';
import type { Area, Areas, AreaTopology } from './AreaTopology.ts';

/** The parsed files `counties-10m.json` and `states-10m.json` of us-atlas. */
export interface AtlasFiles {
  readonly counties: unknown;
  readonly states: unknown;
}

/** The code of a county begins with that of its state. */
const readStateCode = ({ id }: Area): string => String(id).slice(0, 2);

/**
 * Cuts us-atlas into what a browser loads: for each state a file of its counties, named by the state's FIPS code, and
 * `states`, a file of all states in less detail. Runs when the app is built, because the whole atlas is fifty times as
 * large as one state.
 */
export function cutAtlas(files: AtlasFiles): ReadonlyMap<string, AreaTopology> {
  if (!has('counties', files.counties)) throw new Error('no counties-10m.json of us-atlas');
  if (!has('states', files.states)) throw new Error('no states-10m.json of us-atlas');
  const { counties, states } = files;
  const areas = counties.objects.counties.geometries;
  const cut = (state: string): [string, AreaTopology] => [
    state,
    keepAreas(
      counties,
      areas.filter((county) => readStateCode(county) === state),
      states.objects.states.geometries.find(({ id }) => id === state)?.properties?.name ?? '',
    ),
  ];
  return new Map([
    ['states', coarsen(keepAreas(states, states.objects.states.geometries, ''))],
    ...[...new Set(areas.map(readStateCode))].map(cut),
  ]);
}

/** A light check of a file, because its package is fixed to one version. */
const has = <Name extends string>(name: Name, value: unknown): value is Topology<Record<Name, Areas>> =>
  typeof value === 'object' &&
  value !== null &&
  'objects' in value &&
  typeof value.objects === 'object' &&
  value.objects !== null &&
  name in value.objects;

/** Degrees between two points of the grid: less than a pixel where states are shown as a whole. */
const GRID = 0.05;

/** Islands below this many square degrees are left out: they would be a dot, or turn inside out on the grid. */
const SMALLEST = 0.02;

/** The same areas for a map from far away: their corners on a coarse grid, and without the smallest islands. */
function coarsen(topology: AreaTopology): AreaTopology {
  const large = topology.objects.areas.geometries.map((area) => withoutIslands(topology, area));
  const { objects, arcs, transform } = keepAreas(topology, large, '');
  return {
    type: 'Topology',
    transform: { scale: [GRID, GRID], translate: [0, 0] },
    objects,
    arcs: arcs.map((arc) => encodeDeltas(withoutRepeats(decodePositions(arc, transform).map(snapToGrid)))),
  };
}

function withoutIslands(topology: Topology, area: Area): Area {
  if (area.type === 'Polygon') return area;
  const kept = area.arcs.filter(([outer]) => outer && squareDegrees(topology, outer) >= SMALLEST);
  return { ...area, arcs: kept.length > 0 ? kept : area.arcs.slice(0, 1) };
}

function squareDegrees(topology: Topology, outer: ArcIndexes): number {
  const [ring = []] = feature(topology, { type: 'Polygon', arcs: [outer] }).geometry.coordinates;
  const doubled = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The positions of a quantized line, whose points are stored as steps from the one before. */
function decodePositions(arc: Arc, transform: Topology['transform']): readonly Positions[] {
  if (transform === undefined) return arc;
  const [scaleX, scaleY] = transform.scale;
  const [fromX, fromY] = transform.translate;
  let [x, y] = [0, 0];
  return arc.map(([stepX = 0, stepY = 0]) => {
    x += stepX;
    y += stepY;
    return [x * scaleX + fromX, y * scaleY + fromY];
  });
}

const snapToGrid = ([x = 0, y = 0]: Positions): Positions => [Math.round(x / GRID), Math.round(y / GRID)];

/** Removes repeated points. A line keeps both of its ends, so that the lines of a ring still meet. */
const withoutRepeats = (points: readonly Positions[]): readonly Positions[] =>
  points.filter(([x, y], index) => {
    const before = points[index - 1];
    return index === points.length - 1 || before === undefined || before[0] !== x || before[1] !== y;
  });

const encodeDeltas = (points: readonly Positions[]): Arc =>
  points.map(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = points[index - 1] ?? [];
    return [x - beforeX, y - beforeY];
  });

/**
 * A topology of these areas only, with their names and without the lines that none of them needs.
 * @param name the name of all areas together
 */
function keepAreas({ arcs, transform }: Topology, areas: readonly Area[], name: string): AreaTopology {
  const places = new Map<number, number>();
  const place = (arc: number): number => {
    const existing = places.get(arc);
    if (existing !== undefined) return existing;
    places.set(arc, places.size);
    return places.size - 1;
  };
  // A line that runs backwards is written as the complement of its index.
  const ring = (indexes: ArcIndexes): ArcIndexes => indexes.map((index) => (index < 0 ? ~place(~index) : place(index)));
  const kept = areas.map(
    ({ id, properties, ...area }): Area => ({
      ...(area.type === 'Polygon'
        ? { type: area.type, arcs: area.arcs.map(ring) }
        : { type: area.type, arcs: area.arcs.map((polygon) => polygon.map(ring)) }),
      id,
      properties: { name: properties?.name ?? '' },
    }),
  );
  return {
    type: 'Topology',
    ...(transform && { transform }),
    objects: { areas: { type: 'GeometryCollection', geometries: kept, properties: { name } } },
    arcs: [...places.keys()].map((index) => arcs[index] ?? []),
  };
}
