import { expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { listOptions } from '#engine/react';
import { exampleForm } from '../../exampleForm.ts';

const optionsOf = (schema: JsonSchema) => listOptions({ schema, form: exampleForm() });
const mornings = { const: 'am', title: 'Mornings', description: 'Until noon' };
const evenings = { const: 'pm', title: 'Evenings' };

it.each([
  ['labelled choices', { type: 'string', oneOf: [mornings, evenings] }],
  ['labelled choices of a list', { type: 'array', items: { type: 'string', oneOf: [mornings, evenings] } }],
] as const)('gives %s with what the document says of each', (_, schema) => {
  expect(optionsOf(schema)).toEqual([
    { value: 'am', label: 'Mornings', description: 'Until noon' },
    { value: 'pm', label: 'Evenings' },
  ]);
});

it('words plain values by themselves', () => {
  expect(optionsOf({ type: 'integer', enum: [1, 2] })).toEqual([
    { value: 1, label: '1' },
    { value: 2, label: '2' },
  ]);
});

it('words yes and no as the form does', () => {
  expect(optionsOf({ type: 'boolean' })).toEqual([
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ]);
  expect(optionsOf({ type: 'boolean', enum: [false, true] })).toEqual([
    { value: false, label: 'No' },
    { value: true, label: 'Yes' },
  ]);
  expect(optionsOf({ type: 'boolean', oneOf: [{ const: true, title: 'Of course' }] })).toEqual([
    { value: true, label: 'Of course' },
  ]);
});

it.each([
  ['text', { type: 'string' }],
  ['a list of anything', { type: 'array' }],
] as const)('gives none for %s', (_, schema) => {
  expect(optionsOf(schema)).toEqual([]);
});
