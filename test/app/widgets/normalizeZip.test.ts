import { expect, it } from 'vitest';
import { normalizeZip } from '../../../app/widgets/ZipWidget.tsx';

it.each([
  ['45202', '45202'],
  [' 45202 ', '45202'],
  ['452021234', '45202-1234'],
  ['45202 1234', '45202-1234'],
  ['45202-1234', '45202-1234'],
  ['45202-123', '45202-123'],
  ['4520212345', '4520212345'],
  ['K1A 0B1', 'K1A 0B1'],
])('%j is kept as %j', (typed, kept) => {
  expect(normalizeZip(typed)).toBe(kept);
});
