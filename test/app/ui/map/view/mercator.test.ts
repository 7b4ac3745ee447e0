import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProjection } from '../../../../../app/ui/map/vector/drawAreas.ts';
import { milesPerRadian, project, unproject } from '../../../../../app/ui/map/view/mercator.ts';
import { place, size } from '../arbitraries.ts';

const view = fc.record({ centre: place, scale: fc.double({ min: 500, max: 500_000, noNaN: true }) });

test('the centre of the view stands in the middle', () => {
  fc.assert(
    fc.property(view, size, (shown, frame) => {
      const { x, y } = project(shown, frame, shown.centre);
      expect(x).toBeCloseTo(frame.width / 2, 6);
      expect(y).toBeCloseTo(frame.height / 2, 6);
    }),
  );
});

test('a pin stands where the land behind it is drawn: d3 agrees', () => {
  fc.assert(
    fc.property(view, size, place, (shown, frame, somewhere) => {
      const { x, y } = project(shown, frame, somewhere);
      const [left = Number.NaN, top = Number.NaN] =
        buildProjection(shown, frame).clipExtent(null)([somewhere.lng, somewhere.lat]) ?? [];
      expect(Math.abs(x - left)).toBeLessThan(0.01);
      expect(Math.abs(y - top)).toBeLessThan(0.01);
    }),
  );
});

test('a point of the screen leads back to its place', () => {
  fc.assert(
    fc.property(view, size, place, (shown, frame, somewhere) => {
      const back = unproject(shown, frame, project(shown, frame, somewhere));
      expect(back.lat).toBeCloseTo(somewhere.lat, 6);
      expect(back.lng).toBeCloseTo(somewhere.lng, 6);
    }),
  );
});

test('north is up and east is right', () => {
  const shown = { centre: { lat: 39, lng: -84 }, scale: 10_000 };
  const frame = { width: 400, height: 300 };
  expect(project(shown, frame, { lat: 40, lng: -84 }).y).toBeLessThan(150);
  expect(project(shown, frame, { lat: 39, lng: -83 }).x).toBeGreaterThan(200);
});

test('a degree of longitude is some 69 miles at the equator and half of that at 60 degrees', () => {
  expect((milesPerRadian(0) * Math.PI) / 180).toBeCloseTo(69.09, 1);
  expect(milesPerRadian(60) / milesPerRadian(0)).toBeCloseTo(0.5, 6);
});
