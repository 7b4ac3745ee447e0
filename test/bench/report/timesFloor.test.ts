import { describe, expect, it } from 'vitest';
import type { Figures, Round } from '../../../bench/measures/Figures.ts';
import { median } from '../../../bench/report/figure.ts';
import { computeMedian, timesFloor } from '../../../bench/report/timesFloor.ts';

const figures = (mount: number): Figures => ({ mount, key: 1, toggle: 1, errors: 1, formHeap: 1 });
const round = (floor: number, engine: number): Round =>
  new Map([
    ['floor', figures(floor)],
    ['engine', figures(engine)],
  ]);

describe('a median', () => {
  it('is the number in the middle, by size', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('is the mean of the two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('the comparison with the floor', () => {
  it('is made within each round, so that a slow round does not count more', () => {
    const rounds = [round(10, 20), round(100, 300), round(20, 80)];
    expect(computeMedian(rounds, 'engine', 'mount')).toBe(80);
    expect(timesFloor(rounds, 'engine', 'mount')).toBe(3);
  });
});
