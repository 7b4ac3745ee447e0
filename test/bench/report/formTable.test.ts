import { describe, expect, it } from 'vitest';
import type { Figures, Round } from '../../../bench/measures/Figures.ts';
import { formTable } from '../../../bench/report/formTable.ts';
import { goals } from '../../../bench/report/goals.ts';

const figures = (scale: number): Figures => ({
  mount: 50 * scale,
  key: 8.125 * scale,
  toggle: 15 * scale,
  errors: 20 * scale,
  formHeap: 200 * scale,
});
const rounds: readonly Round[] = [
  new Map([
    ['floor', figures(1)],
    ['engine', figures(1.5)],
    ['rjsf', figures(4)],
  ]),
];
const splitRows = (table: string) => table.split('\n').map((line) => line.trim().split(/ {2,}/));

describe('the table of a form', () => {
  it('has each figure, how many times the floor it is, and the goal of the engine', () => {
    const [, floor, engine, rjsf] = splitRows(formTable(100, rounds));
    expect(floor).toEqual(['floor', '50.0', '8.13', '15.0', '20.0', '200']);
    expect(engine?.slice(0, 5)).toEqual([
      'engine',
      '75.0',
      `x1.50 (goal ${goals.mount})`,
      '12.2',
      `x1.50 (goal ${goals.key})`,
    ]);
    expect(rjsf?.slice(0, 5)).toEqual(['rjsf', '200', 'x4.00', '32.5', 'x4.00']);
  });

  it('has no goals for other forms than that of the goals', () => {
    expect(formTable(30, rounds)).not.toContain('goal');
  });
});
