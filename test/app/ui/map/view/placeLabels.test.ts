import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NamedArea, placeLabels } from '../../../../../app/ui/map/view/placeLabels.ts';

const frame = { width: 600, height: 400 };

const square = (name: string, x: number, y: number, half: number, isWhole = false): NamedArea => ({
  name,
  isWhole,
  middle: { x, y },
  box: { from: { x: x - half, y: y - half }, to: { x: x + half, y: y + half } },
  contains: (point) => Math.abs(point.x - x) <= half && Math.abs(point.y - y) <= half,
});

test('a name stands in the middle of its area', () => {
  expect(placeLabels([square('Butler', 200, 200, 80)], [], frame)).toEqual([
    { name: 'Butler', isWhole: false, x: 200, y: 200 },
  ]);
});

test('a name goes out of the way of a pin, and stays in its area', () => {
  const pin = { from: { x: 180, y: 160 }, to: { x: 220, y: 205 } };
  const [label] = placeLabels([square('Butler', 200, 200, 80)], [pin], frame);
  expect(label?.y).toBeGreaterThan(205);
  expect(label?.y).toBeLessThan(280);
});

test.each([
  ['does not fit', square('Montgomery', 200, 200, 20)],
  ['would leave the map', square('Butler', 596, 200, 40)],
  ['would leave its area, which is not a box', { ...square('Butler', 200, 200, 80), contains: () => false }],
])('a name that %s is left out', (_what, area) => {
  expect(placeLabels([area], [], frame)).toEqual([]);
});

test('a whole comes before its parts, and large areas before small ones', () => {
  const areas = [square('Part', 200, 200, 60), square('Larger', 200, 200, 90), square('Ohio', 200, 200, 90, true)];
  expect(placeLabels(areas, [], frame).map(({ name }) => name)).toEqual(['Ohio', 'Larger', 'Part']);
});

test('no two names overlap', () => {
  const area = fc
    .record({
      name: fc.stringMatching(/^[A-Z][a-z]{2,11}$/),
      x: fc.integer({ min: 0, max: 600 }),
      y: fc.integer({ min: 0, max: 400 }),
      half: fc.integer({ min: 10, max: 150 }),
    })
    .map(({ name, x, y, half }) => square(name, x, y, half));
  fc.assert(
    fc.property(fc.array(area, { maxLength: 20 }), (areas) => {
      const labels = placeLabels(areas, [], frame);
      labels.forEach((one, index) => {
        for (const other of labels.slice(index + 1)) {
          const needed = (7 * (one.name.length + other.name.length)) / 2;
          expect(Math.abs(one.x - other.x) >= needed || Math.abs(one.y - other.y) >= 16).toBe(true);
        }
      });
    }),
  );
});
