import type { Topology } from 'topojson-specification';
import type { Area, Areas, AreaTopology } from './AreaTopology.ts';
import { coarsen } from './coarsen.ts';
import { keepAreas } from './keepAreas.ts';

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
