import { expect, it } from 'vitest';
import { listEnumOptions } from '../../../../../engine/react/form/fields/listEnumOptions.ts';

const mornings = { const: 'am', title: 'Mornings', description: 'Until noon' };
const evenings = { const: 'pm', title: 'Evenings' };

it.each([
  ['labelled choices', { type: 'string', oneOf: [mornings, evenings] }],
  ['labelled choices of a list', { type: 'array', items: { type: 'string', oneOf: [mornings, evenings] } }],
] as const)('gives %s with what the document says of each', (_, schema) => {
  expect(listEnumOptions(schema)).toEqual([
    { value: 'am', label: 'Mornings', schema: mornings },
    { value: 'pm', label: 'Evenings', schema: evenings },
  ]);
});

it('words plain values by themselves', () => {
  expect(listEnumOptions({ type: 'integer', enum: [1, 2] })).toEqual([
    { value: 1, label: '1' },
    { value: 2, label: '2' },
  ]);
});

it.each([
  ['text', { type: 'string' }],
  ['a list of anything', { type: 'array' }],
] as const)('gives none for %s', (_, schema) => {
  expect(listEnumOptions(schema)).toBeUndefined();
});
