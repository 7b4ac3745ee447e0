import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

interface AreaProperties {
  readonly name: string;
}

/** A county or a state; its `id` is its FIPS code. */
export type Area = Polygon<AreaProperties> | MultiPolygon<AreaProperties>;

export interface Areas extends GeometryCollection<AreaProperties> {
  geometries: Area[];
}

/** Areas with their names and the lines between them: one file of the atlas. */
export type AreaTopology = Topology<{ areas: Areas }>;

/** A light check, because our own build made the file. What is inside is for topojson to read. */
export const isAreaTopology = (value: unknown): value is AreaTopology =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Topology' &&
  'objects' in value &&
  typeof value.objects === 'object' &&
  value.objects !== null &&
  'areas' in value.objects;

/**
 * The folder of the atlas in the built app. Its name has the version: its files never change and may be kept for good.
 */
export const atlasFolder = 'assets/us-atlas-3.0.1';
