import { expect, it } from 'vitest';
import { choicesIn } from '../../../../../engine/react/form/fields/choicesIn.ts';

const mornings = { const: 'am', title: 'Mornings', description: 'Until noon' };
const evenings = { const: 'pm', title: 'Evenings' };

it.each([
  ['labelled choices', { type: 'string', oneOf: [mornings, evenings] }],
  ['labelled choices of a list', { type: 'array', items: { type: 'string', oneOf: [mornings, evenings] } }],
] as const)('gives %s with what the document says of each', (_, schema) => {
  expect(choicesIn(schema)).toEqual([
    { value: 'am', label: 'Mornings', schema: mornings },
    { value: 'pm', label: 'Evenings', schema: evenings },
  ]);
});

it('words plain values by themselves', () => {
  expect(choicesIn({ type: 'integer', enum: [1, 2] })).toEqual([
    { value: 1, label: '1' },
    { value: 2, label: '2' },
  ]);
});

it.each([
  ['text', { type: 'string' }],
  ['a list of anything', { type: 'array' }],
] as const)('gives none for %s', (_, schema) => {
  expect(choicesIn(schema)).toBeUndefined();
});
