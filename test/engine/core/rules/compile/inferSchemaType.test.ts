import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { inferSchemaType } from '../../../../../engine/core/rules/compile/inferSchemaType.ts';
import type { ValueType } from '../../../../../engine/core/rules/ValueType.ts';

const MIXED: ValueType = { kind: 'mixed' };

const types: readonly (readonly [string, JsonSchema, ValueType])[] = [
  ['a yes/no value', { type: 'boolean' }, { kind: 'boolean' }],
  ['a number', { type: 'number' }, { kind: 'number' }],
  ['a whole number', { type: 'integer' }, { kind: 'number' }],
  ['text', { type: 'string' }, { kind: 'string' }],
  ['text of another format', { type: 'string', format: 'email' }, { kind: 'string' }],
  ['a date', { type: 'string', format: 'date' }, { kind: 'date' }],
  ['a list', { type: 'array', items: { type: 'number' } }, { kind: 'array', items: { kind: 'number' } }],
  ['a list of anything', { type: 'array' }, { kind: 'array', items: MIXED }],
  [
    'a group',
    { type: 'object', properties: { city: { type: 'string' } } },
    { kind: 'object', properties: { city: { kind: 'string' } } },
  ],
  ['an empty group', { type: 'object' }, { kind: 'object', properties: {} }],
  ['no type', {}, MIXED],
  ['null', { type: 'null' }, MIXED],
];

const choices: readonly (readonly [JsonSchema, ValueType])[] = [
  [{ enum: ['CA', 'NY'] }, { kind: 'string', choices: ['CA', 'NY'] }],
  [{ enum: [1, 2] }, { kind: 'number', choices: [1, 2] }],
  [{ enum: [true, false] }, { kind: 'boolean' }],
  [
    { type: 'string', const: 'CA' },
    { kind: 'string', choices: ['CA'] },
  ],
  [{ const: 5 }, { kind: 'number', choices: [5] }],
  [{ const: true }, { kind: 'boolean' }],
  [
    {
      oneOf: [
        { const: 1, title: 'One' },
        { const: 2, title: 'Two' },
      ],
    },
    { kind: 'number', choices: [1, 2] },
  ],
  [{ enum: ['CA', 1] }, MIXED],
  [{ enum: [1, 'CA'] }, MIXED],
  [{ enum: [1, true] }, MIXED],
  [{ enum: [true, 'yes'] }, MIXED],
  [{ enum: [null] }, MIXED],
];

describe('the type of an answer', () => {
  it.each(types)('by a schema of %s', (_, schema, type) => {
    expect(inferSchemaType(schema)).toEqual(type);
  });

  it.each(choices)('chosen by %j is %j', (schema, type) => {
    expect(inferSchemaType(schema)).toEqual(type);
  });

  it('is the written one when the list of choices is still empty', () => {
    expect(inferSchemaType({ type: 'number', enum: [] })).toEqual({ kind: 'number' });
  });
});
