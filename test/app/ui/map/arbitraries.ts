import fc from 'fast-check';

const coordinate = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A place in the contiguous states. */
export const place = fc.record({ lat: coordinate(24.5, 49.4), lng: coordinate(-124.8, -66.9) });

/** A map's size on any screen. */
export const size = fc.record({
  width: fc.integer({ min: 260, max: 1200 }),
  height: fc.integer({ min: 260, max: 900 }),
});
