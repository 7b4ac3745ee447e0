import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PIN, spreadPins } from '../../../../../app/ui/map/view/spreadPins.ts';

const frame = { width: 390, height: 320 };

const inside = fc.record({
  x: fc.integer({ min: PIN.width, max: frame.width - PIN.width }),
  y: fc.integer({ min: PIN.height, max: frame.height }),
});

/** Pins at the same address, or very close to each other. */
const crowded = fc.record({ x: fc.integer({ min: 190, max: 200 }), y: fc.integer({ min: 150, max: 160 }) });

test('no pin covers another, and all are inside', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(inside, crowded), { maxLength: 14 }), (places) => {
      const points = spreadPins(places, frame);
      expect(points).toHaveLength(places.length);
      points.forEach(({ x, y }, index) => {
        expect(x >= PIN.width / 2 && x <= frame.width - PIN.width / 2).toBe(true);
        expect(y >= PIN.height + 10 && y <= frame.height).toBe(true);
        for (const other of points.slice(index + 1)) {
          expect(Math.abs(x - other.x) >= PIN.width || Math.abs(y - other.y) >= PIN.height).toBe(true);
        }
      });
    }),
  );
});

test('pins that have room stand on their places', () => {
  const places = [50, 150, 250].map((x) => ({ x, y: 200 }));
  expect(spreadPins(places, frame)).toEqual(places);
});

test('the first pin of a crowd stays, and the others are near', () => {
  const places = Array(4).fill({ x: 200, y: 160 });
  const points = spreadPins(places, frame);
  expect(points[0]).toEqual(places[0]);
  for (const { x, y } of points) expect(Math.hypot(x - 200, y - 160)).toBeLessThan(60);
});

test('where nothing is free a pin stands on its place', () => {
  const places = Array(30).fill({ x: 20, y: 44 });
  expect(spreadPins(places, { width: 60, height: 60 }).at(-1)).toEqual({ x: 20, y: 44 });
});
