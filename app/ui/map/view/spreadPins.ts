import type { Point, Size } from './mercator.ts';

/** The size of a pin, with some space around it. The middle of its lower edge is on its place. */
export const PIN: Size = { width: 36, height: 44 };

/** How much taller the active pin is, in pixels. */
const HEADROOM = 10;

const RINGS = 60;
const RING_STEP = 6;
const DIRECTIONS = 24;

/**
 * The positions of the pins, so that none covers another and all are inside. Each is as near to its place as the pins
 * before it allow. A pin for which nothing is free is on its place.
 */
export function spreadPins(places: readonly Point[], size: Size): readonly Point[] {
  const taken: Point[] = [];
  for (const place of places) {
    const free = listCandidates(place).find(
      (point) => isInside(point, size) && taken.every((other) => areApart(point, other)),
    );
    taken.push(free ?? place);
  }
  return taken;
}

/** The place itself, then points on ever larger rings around it, each ring from its right point on. */
function* generateCandidates({ x, y }: Point): Generator<Point> {
  yield { x, y };
  for (let ring = 1; ring <= RINGS; ring += 1) {
    for (let step = 0; step < DIRECTIONS; step += 1) {
      const angle = (step * 2 * Math.PI) / DIRECTIONS;
      yield { x: x + ring * RING_STEP * Math.cos(angle), y: y + ring * RING_STEP * Math.sin(angle) };
    }
  }
}

const listCandidates = (place: Point): readonly Point[] => [...generateCandidates(place)];

const isInside = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= PIN.width / 2 && x <= width - PIN.width / 2 && y >= PIN.height + HEADROOM && y <= height;

const areApart = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) >= PIN.width || Math.abs(one.y - other.y) >= PIN.height;
