import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitView } from '../../../../../app/ui/map/view/fitView.ts';
import { milesPerRadian, project } from '../../../../../app/ui/map/view/mercator.ts';
import { place, size } from '../arbitraries.ts';

test('every place is in view with room for its pin', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), size, (places, frame) => {
      const view = fitView(places, frame);
      for (const { x, y } of places.map((each) => project(view, frame, each))) {
        expect(x).toBeGreaterThanOrEqual(43.9);
        expect(x).toBeLessThanOrEqual(frame.width - 43.9);
        expect(y).toBeGreaterThanOrEqual(67.9);
        expect(y).toBeLessThanOrEqual(frame.height - 35.9);
      }
    }),
  );
});

test('places that are apart fill the map: the outermost stand at its margins', () => {
  fc.assert(
    fc.property(size, (frame) => {
      const places = [
        { lat: 34, lng: -118 },
        { lat: 41, lng: -74 },
        { lat: 33, lng: -97 },
      ];
      const view = fitView(places, frame);
      const points = places.map((each) => project(view, frame, each));
      const across = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
      const down = Math.max(...points.map(({ y }) => y)) - Math.min(...points.map(({ y }) => y));
      expect(Math.min(frame.width - 88 - across, frame.height - 104 - down)).toBeCloseTo(0, 4);
    }),
  );
});

const shortSideMiles = (scale: number, lat: number) => (400 * milesPerRadian(lat)) / scale;

test.each([
  ['one place', [{ lat: 39.1, lng: -84.5 }], 44],
  ['two places at one address', Array(2).fill({ lat: 39.1, lng: -84.5 }), 16],
])('%s: some land is around it', (_what, places, miles) => {
  const { scale, centre } = fitView(places, { width: 600, height: 400 });
  expect(shortSideMiles(scale, centre.lat)).toBeCloseTo(miles, 0);
});

test('without a place the fallback centre is in the middle', () => {
  const centre = { lat: 39.1031, lng: -84.512 };
  const view = fitView([], { width: 600, height: 400 }, centre);
  expect(view.centre).toEqual(centre);
  expect(shortSideMiles(view.scale, centre.lat)).toBeCloseTo(90, 0);
});

test('without a place and a centre the whole country is shown', () => {
  const frame = { width: 600, height: 400 };
  const view = fitView([], frame);
  for (const corner of [
    { lat: 47.6, lng: -124.7 },
    { lat: 25.1, lng: -80.4 },
  ]) {
    const { x, y } = project(view, frame, corner);
    expect(x > 0 && x < frame.width && y > 0 && y < frame.height).toBe(true);
  }
});
