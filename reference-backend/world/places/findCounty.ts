import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import zipcodes from 'zipcodes';
import type { Place } from './places.ts';

interface AreaProperties {
  readonly name: string;
}

interface Areas extends GeometryCollection<AreaProperties> {
  geometries: (Polygon<AreaProperties> | MultiPolygon<AreaProperties>)[];
}

type Atlas = Topology<{ counties: Areas; states: Areas }>;

const isAtlas = (value: unknown): value is Atlas =>
  typeof value === 'object' &&
  value !== null &&
  'objects' in value &&
  typeof value.objects === 'object' &&
  value.objects !== null &&
  'counties' in value.objects &&
  'states' in value.objects;

function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isAtlas(atlas)) throw new Error(`${file} has no counties.`);
  return atlas;
}

/** Reference data like the postal codes: it comes with the program and never changes while it runs. */
const atlas = readAtlas();

const codes = new Map(
  atlas.objects.states.geometries.flatMap(({ id, properties }) =>
    properties ? [[properties.name.toUpperCase(), String(id)]] : [],
  ),
);

/**
 * The county in which a place is, by the point of its postal code. A postal code that crosses a border is in the county
 * of its point. The code of a county begins with that of its state, so only the counties of one state are searched.
 * @returns undefined where the state has no county at that point, as on the water
 */
export function findCounty({
  stateProvince,
  lat,
  lng,
}: Pick<Place, 'stateProvince' | 'lat' | 'lng'>): string | undefined {
  const state = codes.get(zipcodes.states.abbr[stateProvince] ?? '');
  if (state === undefined) return undefined;
  const within = atlas.objects.counties.geometries.find(
    (county) => String(county.id).slice(0, 2) === state && geoContains(feature(atlas, county), [lng, lat]),
  );
  return within?.properties?.name;
}
