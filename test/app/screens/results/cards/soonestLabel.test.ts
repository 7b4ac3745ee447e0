import { expect, it } from 'vitest';
import { soonestLabel } from '../../../../../app/screens/results/cards/CardTimes.tsx';

it.each([
  ['2026-11-23 09:00:00', 'Mon 9:00 AM'],
  ['2026-11-29 10:00:00', 'Sun 10:00 AM'],
  ['2026-11-30 10:00:00', 'Mon, Nov 30, 10:00 AM'],
])('%s is %s on Monday, November 23', (time, label) => {
  expect(soonestLabel(time, '2026-11-23')).toBe(label);
});
