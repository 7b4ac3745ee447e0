import { feature } from 'topojson-client';
import type { Arc, ArcIndexes, Positions, Topology } from 'topojson-specification';
import type { Area, AreaTopology } from './AreaTopology.ts';
import { keepAreas } from './keepAreas.ts';

/** Degrees between two points of the grid: less than a pixel where states are shown as a whole. */
const GRID = 0.05;

/** Islands below this many square degrees are left out: they would be a dot, or turn inside out on the grid. */
const SMALLEST = 0.02;

/** The same areas for a map from far away: their corners on a coarse grid, and without the smallest islands. */
export function coarsen(topology: AreaTopology): AreaTopology {
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
