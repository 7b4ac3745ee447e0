import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleBar } from '../../../../../app/ui/map/vector/VectorMap.tsx';
import { computeZoom, fitView } from '../../../../../app/ui/map/view/fitView.ts';
import { project, unproject } from '../../../../../app/ui/map/view/mercator.ts';
import { place, size } from '../arbitraries.ts';

test('the bar fits its room, and the next longer one would not', () => {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  fc.assert(
    fc.property(place, fc.double({ min: 1_500, max: 200_000, noNaN: true }), (centre, scale) => {
      const bar = scaleBar({ centre, scale }, 100);
      if (bar === undefined) throw new Error('no bar');
      expect(bar.pixels).toBeLessThanOrEqual(100);
      const next = steps[steps.indexOf(bar.miles) + 1];
      if (next !== undefined) expect((bar.pixels * next) / bar.miles).toBeGreaterThan(100);
    }),
  );
});

test('the bar is as long as its distance on the ground', () => {
  const view = { centre: { lat: 39, lng: -84 }, scale: 60_000 };
  const frame = { width: 500, height: 500 };
  const bar = scaleBar(view, 100);
  const east = unproject(view, frame, { x: 250 + (bar?.pixels ?? 0), y: 250 });
  const miles = (east.lng + 84) * 69.09 * Math.cos((39 * Math.PI) / 180);
  expect(miles).toBeCloseTo(bar?.miles ?? Number.NaN, 1);
});

test('no bar where even a mile is too long', () => {
  expect(scaleBar({ centre: { lat: 39, lng: -84 }, scale: 10_000_000 }, 100)).toBeUndefined();
});

test("Google's zoom shows at least what the view shows, and one more would not", () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), size, (places, frame) => {
      const view = fitView(places, frame);
      const zoom = computeZoom(view);
      const scaleAt = (level: number) => (256 * 2 ** level) / (2 * Math.PI);
      expect(scaleAt(zoom)).toBeLessThanOrEqual(view.scale);
      expect(scaleAt(zoom + 1)).toBeGreaterThan(view.scale);
      for (const each of places) {
        const { x, y } = project({ ...view, scale: scaleAt(zoom) }, frame, each);
        expect(x >= 0 && x <= frame.width && y >= 0 && y <= frame.height).toBe(true);
      }
    }),
  );
});
