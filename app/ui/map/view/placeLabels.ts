import type { Point, Size } from './mercator.ts';

/** A name, and the visible part of the area that it names. */
export interface NamedArea {
  readonly name: string;
  /** Whether it contains other named areas. Then its name is larger and is placed first. */
  readonly isWhole: boolean;
  readonly middle: Point;
  readonly box: Box;
  /** Whether a point of the screen is in the area. */
  readonly contains: (point: Point) => boolean;
}

/** Upper left and lower right corner. */
export interface Box {
  readonly from: Point;
  readonly to: Point;
}

export interface Label extends Point {
  readonly name: string;
  readonly isWhole: boolean;
}

/** The average width of a character in the label's font, in pixels, rounded up a little. */
const CHARACTER = { whole: 11, area: 7 };
const LINE = 16;
/** The space between two names, and between a name and a pin, in pixels. */
const AIR = 4;

/** How far a name may move from the middle to avoid a pin; the nearest first. */
const SHIFTS: readonly Point[] = [0, -18, 18, -36, 36, -54, 54]
  .flatMap((y) => [0, -24, 24, -48, 48].map((x) => ({ x, y })))
  .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/**
 * Places the names of the largest areas first, and wholes before all. A name is left out if it does not fit into its
 * area, or covers a pin or another name.
 */
export function placeLabels(areas: readonly NamedArea[], pins: readonly Box[], size: Size): readonly Label[] {
  const taken = [...pins];
  const labels: Label[] = [];
  for (const area of areas.toSorted(largestFirst)) {
    const place = SHIFTS.map(({ x, y }) => ({ x: area.middle.x + x, y: area.middle.y + y })).find((point) => {
      const box = buildLabelBox(point, area);
      return isIn(box, buildFrame(size)) && !taken.some((other) => overlap(box, other)) && fits(area, box);
    });
    if (place === undefined) continue;
    taken.push(buildLabelBox(place, area));
    labels.push({ name: area.name, isWhole: area.isWhole, ...place });
  }
  return labels;
}

const largestFirst = (one: NamedArea, other: NamedArea): number =>
  Number(other.isWhole) - Number(one.isWhole) || extent(other.box) - extent(one.box);

function buildLabelBox({ x, y }: Point, { name, isWhole }: NamedArea): Box {
  const half = (name.length * (isWhole ? CHARACTER.whole : CHARACTER.area)) / 2;
  return { from: { x: x - half, y: y - LINE / 2 }, to: { x: x + half, y: y + LINE / 2 } };
}

/** Whether both ends of the name and its middle are in the area. */
const fits = ({ box, contains }: NamedArea, { from, to }: Box): boolean => {
  const y = (from.y + to.y) / 2;
  return isIn({ from, to }, box) && [from.x, (from.x + to.x) / 2, to.x].every((x) => contains({ x, y }));
};

const buildFrame = ({ width, height }: Size): Box => ({ from: { x: 4, y: 4 }, to: { x: width - 4, y: height - 4 } });

const extent = ({ from, to }: Box): number => (to.x - from.x) * (to.y - from.y);

const isIn = (inner: Box, outer: Box): boolean =>
  inner.from.x >= outer.from.x && inner.from.y >= outer.from.y && inner.to.x <= outer.to.x && inner.to.y <= outer.to.y;

const overlap = (one: Box, other: Box): boolean =>
  one.from.x < other.to.x + AIR && other.from.x < one.to.x + AIR && one.from.y < other.to.y && other.from.y < one.to.y;
