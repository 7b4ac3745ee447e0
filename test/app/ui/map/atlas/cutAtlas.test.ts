import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { geoArea, geoContains } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { atlasFolder, isAreaTopology } from '../../../../../app/ui/map/atlas/AreaTopology.ts';
import { cutAtlas } from '../../../../../app/ui/map/atlas/cutAtlas.ts';
import { stateBounds } from '../../../../../app/ui/map/atlas/stateBounds.ts';
import { atlasFile, shippedAtlas } from '../shippedAtlas.ts';

const files = shippedAtlas();
const findFile = (name: string) => {
  const file = files.get(name);
  if (file === undefined) throw new Error(`no file ${name}`);
  return file;
};
const listShapes = (name: string) => feature(findFile(name), findFile(name).objects.areas).features;
const gzipped = (name: string): number => gzipSync(JSON.stringify(findFile(name)), { level: 9 }).length;

describe('a state', () => {
  it('has its counties, and its own name', () => {
    expect(listShapes('39')).toHaveLength(88);
    expect(findFile('39').objects.areas.properties?.name).toBe('Ohio');
    expect(listShapes('39').every(({ id }) => String(id).startsWith('39'))).toBe(true);
  });

  it('has them where they are', () => {
    const countyAt = (lng: number, lat: number) =>
      listShapes('39').find((county) => geoContains(county, [lng, lat]))?.properties.name;
    expect(countyAt(-84.51, 39.13)).toBe('Hamilton');
    expect(countyAt(-82.99, 39.96)).toBe('Franklin');
    expect(countyAt(-84.63, 39.0)).toBeUndefined();
  });

  it('keeps the lines between its counties and the border around them', () => {
    const { areas } = findFile('39').objects;
    const within = mesh(findFile('39'), areas, (one, other) => one !== other);
    const border = mesh(findFile('39'), areas, (one, other) => one === other);
    expect(within.coordinates.length).toBeGreaterThan(80);
    expect(border.coordinates.length).toBeGreaterThan(0);
  });

  it('lies within its bounds, to a tenth of a degree', () => {
    expect(stateBounds.map(([state]) => state).sort()).toEqual(
      [...files.keys()].filter((name) => name !== 'states').sort(),
    );
    for (const [state, ...bounds] of stateBounds) {
      const points = listShapes(state).flatMap(({ geometry }) =>
        geometry.type === 'Polygon'
          ? geometry.coordinates.flat()
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates.flat(2)
            : [],
      );
      const here = points.filter(([lng = 0]) => state !== '02' || lng < 0);
      const [lngs, lats] = [here.map(([lng = 0]) => lng), here.map(([, lat = 0]) => lat)];
      const real = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
      real.forEach((side, index) => {
        const outwards = index < 2 ? side - (bounds[index] ?? 0) : (bounds[index] ?? 0) - side;
        expect(outwards, `${state} ${index}`).toBeGreaterThanOrEqual(-1e-9);
        expect(outwards, `${state} ${index}`).toBeLessThan(0.1);
      });
    }
  });
});

describe('all states, from far away', () => {
  it('are there, none of them inside out', () => {
    expect(listShapes('states')).toHaveLength(56);
    for (const state of listShapes('states')) expect(geoArea(state), state.properties.name).toBeLessThan(0.1);
  });

  it('are where they are', () => {
    const stateAt = (lng: number, lat: number) =>
      listShapes('states').find((state) => geoContains(state, [lng, lat]))?.properties.name;
    expect(stateAt(-104.9, 39.7)).toBe('Colorado');
    expect(stateAt(-84.5, 39.3)).toBe('Ohio');
    expect(stateAt(-84.5, 38.2)).toBe('Kentucky');
    expect(stateAt(-90, 27)).toBeUndefined();
  });
});

describe('what a browser loads', () => {
  it('is small: a state below 18 KiB, half of them below 5, the country below 15', () => {
    const states = stateBounds.map(([state]) => gzipped(state)).sort((one, other) => one - other);
    expect(states.at(-1)).toBeLessThan(18 * 1024);
    expect(states[states.length >> 1]).toBeLessThan(5 * 1024);
    expect(gzipped('states')).toBeLessThan(15 * 1024);
  });

  it('passes the look that the browser takes at it', () => {
    for (const file of files.values()) expect(isAreaTopology(JSON.parse(JSON.stringify(file)))).toBe(true);
    for (const other of [null, 1, {}, { type: 'Topology' }, { type: 'Topology', objects: { counties: {} } }]) {
      expect(isAreaTopology(other)).toBe(false);
    }
  });

  it('is kept for good under a name with the version of the atlas', () => {
    const { version } = createRequire(import.meta.url)('us-atlas/package.json');
    expect(atlasFolder).toBe(`assets/us-atlas-${version}`);
  });
});

it('another file is not taken for the atlas', () => {
  expect(() => cutAtlas({ counties: {}, states: atlasFile('states') })).toThrow(/counties-10m/);
  expect(() => cutAtlas({ counties: atlasFile('counties'), states: 1 })).toThrow(/states-10m/);
});
