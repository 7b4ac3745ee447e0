import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../../../engine/core/validation/checkSchema.ts';

const place = { document: 'doc', pointer: '' };
const check = (field: object) => checkSchema({ type: 'object', properties: { f: field } }, place);
const a = { const: 'a', title: 'A' };
const b = { const: 'b', title: 'B' };

describe('the values of keywords', () => {
  it.each<readonly [string, object]>([
    ['type', { type: 5 }],
    ['type', { type: ['string'] }],
    ['title', { type: 'string', title: 5 }],
    ['default', { type: 'string', default: Number.NaN }],
    ['examples', { type: 'string', examples: 'a' }],
    ['meaning', { type: 'string', meaning: 5 }],
    ['unit', { type: 'string', unit: 5 }],
    ['readOnly', { type: 'string', readOnly: 'yes' }],
    ['enum', { enum: ['a', null] }],
    ['enum', { enum: [1, {}] }],
    ['const', { const: null }],
    ['const', { const: {} }],
    ['const', { const: Number.NaN }],
    ['oneOf', { oneOf: 'ab' }],
    ['oneOf', { oneOf: [] }],
    ['oneOf', { oneOf: [null] }],
    ['oneOf', { oneOf: [a, 'b'] }],
    ['oneOf', { oneOf: [a, { const: 'b' }] }],
    ['oneOf', { oneOf: [{ const: {}, title: 'A' }] }],
    ['oneOf', { oneOf: [{ ...a, description: 5 }] }],
    ['oneOf', { oneOf: [{ ...a, type: 'string' }] }],
    ['oneOf', { oneOf: [a, a] }],
    ['properties', { type: 'object', properties: [] }],
    ['required', { type: 'object', properties: {}, required: ['a', 5] }],
    ['required', { type: 'object', properties: {}, required: 'a' }],
    ['additionalProperties', { type: 'object', additionalProperties: {} }],
    ['items', { type: 'array', items: true }],
    ['items', { type: 'array', items: [{ type: 'string' }] }],
    ['minItems', { type: 'array', minItems: -1 }],
    ['maxItems', { type: 'array', maxItems: 1.5 }],
    ['uniqueItems', { type: 'array', uniqueItems: 1 }],
    ['minLength', { type: 'string', minLength: -1 }],
    ['maxLength', { type: 'string', maxLength: null }],
    ['pattern', { type: 'string', pattern: 5 }],
    ['format', { type: 'string', format: 5 }],
    ['minimum', { type: 'number', minimum: '1' }],
    ['maximum', { type: 'number', maximum: Number.POSITIVE_INFINITY }],
    ['exclusiveMinimum', { type: 'number', exclusiveMinimum: true }],
    ['exclusiveMaximum', { type: 'number', exclusiveMaximum: null }],
  ])('refuses the value of %s in %j', (keyword, field) => {
    const checked = check(field);
    expect(checked.ok ? [] : checked.problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['wrong-keyword', `/properties/f/${keyword}`],
    ]);
  });

  it.each<readonly [object]>([
    [
      {
        type: 'string',
        title: '(',
        description: '',
        default: 'a',
        examples: [5],
        meaning: 'a.b',
        unit: 'pound',
        readOnly: true,
      },
    ],
    [{ type: 'string', minLength: 0, maxLength: 5, pattern: '^a$', format: 'date' }],
    [{ type: 'string', format: 'email' }],
    [{ type: 'integer', minimum: -1, maximum: 1.5 }],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
    [{ type: 'boolean', default: false }],
    [{ enum: [] }],
    [{ enum: ['a', 1, true], default: 1 }],
    [{ const: true }],
    [{ const: 0 }],
    [{ oneOf: [a, { ...b, description: 'The second' }] }],
    [{ type: 'array', items: { type: 'string' }, minItems: 0, maxItems: 2, uniqueItems: true }],
    [{ type: 'object', properties: { g: { type: 'string' } }, required: ['g'], additionalProperties: false }],
    [{ type: 'object' }],
  ])('takes every value in %j', (field) => {
    expect(check(field)).toEqual({
      ok: true,
      value: { type: 'object', required: [], properties: { f: field } },
    });
  });
});
