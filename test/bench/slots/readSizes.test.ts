import { expect, test } from 'vitest';
import { readSizes } from '../../../bench/slots/readSizes.ts';

test('numbers of clinics are read in their order', () => {
  expect(readSizes('300,3000,10000')).toEqual([300, 3000, 10_000]);
});

test.each(['', '300,', 'many', '0', '30001', '1.5'])('%j is refused', (text) => {
  expect(() => readSizes(text)).toThrow('--clinics must be numbers from 1 to 30000');
});
