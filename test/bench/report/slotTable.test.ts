import { expect, test } from 'vitest';
import { growthRow, slotHead, slotRow } from '../../../bench/report/slotTable.ts';

const small = {
  clinics: 300,
  slots: 600_000,
  taken: 75_000,
  times: 2000,
  perSecond: 50,
  timesPerSecond: 1e5,
  p50: 40,
  p99: 90,
};
const big = {
  clinics: 3000,
  slots: 6e6,
  taken: 750_000,
  times: 5000,
  perSecond: 25,
  timesPerSecond: 1e5,
  p50: 80,
  p99: 99,
};

test('a row has a cell for each column, and so has their growth', () => {
  expect(slotRow(small)).toEqual(['300', '600,000', '75,000', '2,000', '50.0', '100,000', '40.0', '90.0']);
  expect(growthRow([small, big])).toEqual(['x10.0', 'x10.0', 'x10.0', 'x2.50', 'x0.50', 'x1.00', 'x2.00', 'x1.10']);
  expect(slotHead).toHaveLength(8);
});
