import type { SlotFigures } from '../slots/SlotFigures.ts';
import { figure } from './figure.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

export const slotHead = [
  'clinics',
  'slots',
  'taken',
  'times in an answer',
  'searches/s',
  'times/s',
  'p50 ms',
  'p99 ms',
];

export const slotRow = ({
  clinics,
  slots,
  taken,
  times,
  perSecond,
  timesPerSecond,
  p50,
  p99,
}: SlotFigures): readonly string[] => [
  ...[clinics, slots, taken, times].map(whole),
  figure(perSecond),
  whole(timesPerSecond),
  ...[p50, p99].map(figure),
];

const grown = ['clinics', 'slots', 'taken', 'times', 'perSecond', 'timesPerSecond', 'p50', 'p99'] as const;

/** The figures of the last row as multiples of those of the first row. */
export function growthRow(rows: readonly SlotFigures[]): readonly string[] {
  const [first, last] = [rows[0], rows.at(-1)];
  return grown.map((name) => (first && last ? `x${figure(last[name] / first[name])}` : ''));
}
