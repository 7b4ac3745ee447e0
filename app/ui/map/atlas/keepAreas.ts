import type { ArcIndexes, Topology } from 'topojson-specification';
import type { Area, AreaTopology } from './AreaTopology.ts';

/**
 * A topology of these areas only, with their names and without the lines that none of them needs.
 * @param name the name of all areas together
 */
export function keepAreas({ arcs, transform }: Topology, areas: readonly Area[], name: string): AreaTopology {
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
