import { describe, expect, it } from 'vitest';
import { createValidate, type JsonSchema, validate } from '#engine';
import { PATTERN_LENGTH } from '../../../../engine/core/validation/patternCost.ts';
import { byAjv, byRjsf, ours } from './validators.ts';

const person: JsonSchema = {
  type: 'object',
  required: ['name', 'address', 'a/b~c'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[A-Z]' },
    'a/b~c': { type: 'string' },
    address: {
      type: 'object',
      required: ['city'],
      properties: { city: { type: 'string' }, zip: { type: 'string', pattern: '^\\d{5}(-\\d{4})?$' } },
    },
    meds: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
    oneOf: {
      oneOf: [
        { const: 'x', title: 'X' },
        { const: 2, title: 'Two' },
      ],
    },
  },
};

const choice: JsonSchema = {
  oneOf: [
    { const: 1, title: 'One' },
    { const: 2, title: 'Two' },
  ],
};

const entries: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['a b%'],
    additionalProperties: false,
    properties: {
      'a b%': { type: 'string', format: 'email' },
      'g/h': { type: 'string', pattern: '^b' },
      choice,
      choices: { type: 'array', items: choice },
    },
  },
};

/** A schema, data, and the violations that our validator, Ajv and rjsf must all find. */
const table: readonly (readonly [JsonSchema, unknown, readonly string[]])[] = [
  [{ type: 'string' }, 'x', []],
  [{ type: 'string' }, 5, [' type']],
  [{ type: 'integer' }, 5.5, [' type']],
  [{ type: 'integer' }, 5.0, []],
  [{ type: 'number' }, '5', [' type']],
  [{ type: 'boolean' }, null, [' type']],
  [{ type: 'array' }, {}, [' type']],
  [{ type: 'object' }, [], [' type']],
  [{ type: 'string', minLength: 2 }, '😀', [' minLength']],
  [{ type: 'string', maxLength: 2 }, '😀😀', []],
  [{ type: 'string', maxLength: 2 }, 'abc', [' maxLength']],
  [{ type: 'string', minLength: 0 }, '', []],
  [{ type: 'string', pattern: '^\\p{L}+$' }, 'é', []],
  [{ type: 'string', pattern: 'b' }, 'abc', []],
  [{ type: 'string', pattern: '^b' }, 'abc', [' pattern']],
  [{ type: 'string', pattern: '^b' }, 5, [' type']],
  [{ type: 'string', format: 'date' }, '2020-02-30', [' format']],
  [{ type: 'string', format: 'date' }, '2020-02-29', []],
  [{ type: 'string', format: 'email' }, 'a@b', [' format']],
  [{ type: 'string', format: 'email' }, 'a.b+c@d-e.org', []],
  [{ type: 'string', format: 'email' }, 'a..b@c.org', [' format']],
  [{ type: 'string', format: 'email' }, 'a@b@c.org', [' format']],
  [{ type: 'string', format: 'email' }, '@c.org', [' format']],
  [{ type: 'string', format: 'email' }, 'ab.cd', [' format']],
  [{ const: 'email' }, 'x', [' const']],
  [{ type: 'object', const: { a: 1 } }, { a: 2 }, [' const']],
  [{ type: 'object', enum: [{ a: 1 }] }, { a: 2 }, [' enum']],
  [{ type: 'object', oneOf: [{ const: 'a', title: 'A' }] }, {}, [' oneOf']],
  [
    { type: 'object', enum: [{}], properties: { oneOf: { type: 'object', additionalProperties: false } } },
    { oneOf: { x: 1 } },
    [' enum', '/oneOf/x additionalProperties'],
  ],
  [{ type: 'object', properties: { a: { type: 'string' } } }, { b: 5 }, []],
  [{ type: 'number', minimum: 1, maximum: 3 }, 0, [' minimum']],
  [{ type: 'number', minimum: 1, maximum: 3 }, 3.5, [' maximum']],
  [{ type: 'number', exclusiveMinimum: 1 }, 1, [' exclusiveMinimum']],
  [{ type: 'number', exclusiveMaximum: 1 }, 1, [' exclusiveMaximum']],
  [{ enum: ['a', 1, true] }, '1', [' enum']],
  [{ enum: ['a', 1, true] }, 1, []],
  [{ const: true }, false, [' const']],
  [{ const: true }, true, []],
  [
    {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    },
    'c',
    [' oneOf'],
  ],
  [
    {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    },
    'b',
    [],
  ],
  [{ type: 'string', oneOf: [{ const: 'a', title: 'A' }] }, 5, [' oneOf', ' type']],
  [{ type: 'array', minItems: 1 }, [], [' minItems']],
  [{ type: 'array', maxItems: 1 }, [1, 2], [' maxItems']],
  [{ type: 'array', uniqueItems: true }, ['a', 'a', 'a'], [' uniqueItems']],
  [{ type: 'array', uniqueItems: true }, [{ a: 1 }, { a: 1 }], [' uniqueItems']],
  [{ type: 'array', items: { type: 'string', enum: ['a'] } }, ['a', 'b', 'c'], ['/1 enum', '/2 enum']],
  [{ type: 'array', items: { type: 'string', pattern: '^b' } }, ['a', 'b', 5], ['/0 pattern', '/2 type']],
  [entries, [{ 'a b%': 'x@y.org', choice: 1 }], []],
  [entries, [{ 'a b%': 'x', choice: 3 }], ['/0/a b% format', '/0/choice oneOf']],
  [entries, [{ 'a b%': 5 }, { 'e/f~': 1 }], ['/0/a b% type', '/1/a b% required', '/1/e~1f~0 additionalProperties']],
  [entries, [{ 'a b%': 'x@y.org', choices: [2, 3], 'g/h': 'a' }], ['/0/choices/1 oneOf', '/0/g~1h pattern']],
  [{ type: 'object', required: ['x"y'] }, {}, ['/x"y required']],
  [{ type: 'array', items: { type: 'object', required: ['x"y'] } }, [{}], ['/0/x"y required']],
  [person, {}, ['/a~1b~0c required', '/address required', '/name required']],
  [
    person,
    { name: 'a', 'a/b~c': 5, address: {} },
    ['/a~1b~0c type', '/address/city required', '/name minLength', '/name pattern'],
  ],
  [
    person,
    { name: 'Anna', 'a/b~c': '', address: { city: '', zip: '12345-6' }, extra: 1 },
    ['/address/zip pattern', '/extra additionalProperties'],
  ],
  [
    person,
    { name: 'Anna', 'a/b~c': '', address: { city: '' }, meds: [{}, { name: 5 }] },
    ['/meds/0/name required', '/meds/1/name type'],
  ],
  [
    person,
    { name: 'Anna', 'a/b~c': '', address: { city: '' }, meds: [], oneOf: 'y' },
    ['/meds minItems', '/oneOf oneOf'],
  ],
];

/** A copy in which nothing can be changed: to try it throws. */
function deepFrozen<T extends object>(value: T): T {
  const copy = structuredClone(value);
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    Object.values(part).forEach(freeze);
    Object.freeze(part);
  };
  freeze(copy);
  return copy;
}

describe('validate', () => {
  it.each(table)('%j finds in %j: %j', (schema, data, expected) => {
    const sorted = [...expected].sort();
    expect(ours(schema, data)).toEqual(sorted);
    expect(byAjv(schema, data)).toEqual(sorted);
    expect(byRjsf(schema, data)).toEqual(sorted);
  });

  it.each([
    [{ type: 'string', minLength: 2 } as const, 'x', { limit: 2 }, 'text'],
    [{ type: 'string', pattern: '^a' } as const, 'x', { pattern: '^a' }, 'text'],
    [{ type: 'string', format: 'date' } as const, 'x', { format: 'date' }, 'date'],
    [{ type: 'string', format: 'email' } as const, 'x', { format: 'email' }, 'text'],
    [{ type: 'object' } as const, 5, { type: 'object' }, 'group'],
    [{ type: 'number', maximum: 3 } as const, 4, { limit: 3 }, 'number'],
    [{ type: 'integer', maximum: 3 } as const, 4, { limit: 3 }, 'number'],
    [{ enum: ['a'] } as const, 'x', { allowedValues: ['a'] }, 'select'],
    [{ const: true } as const, false, { allowedValue: true }, 'checkbox'],
    [{ type: 'array', minItems: 1 } as const, [], { limit: 1 }, 'list'],
    [{ type: 'boolean' } as const, 5, { type: 'boolean' }, 'select'],
  ])('gives %j of %j the params %j and the kind %s', (schema, data, params, kind) => {
    expect(validate(schema, data)).toMatchObject([{ params, kind }]);
  });

  it('knows the kind and the name of a missing field, and the name of a superfluous one', () => {
    const schema: JsonSchema = {
      type: 'object',
      required: ['d', 'e'],
      additionalProperties: false,
      properties: { d: { type: 'string', format: 'date' } },
    };
    const found = (path: string) => [
      { path: `${path}/d`, keyword: 'required', params: { missingProperty: 'd' }, kind: 'date' },
      { path: `${path}/e`, keyword: 'required', params: { missingProperty: 'e' }, kind: 'text' },
      { path: `${path}/x`, keyword: 'additionalProperties', params: { additionalProperty: 'x' }, kind: 'text' },
    ];
    expect(validate(schema, { x: 1 })).toEqual(found(''));
    const lists: JsonSchema = { type: 'array', items: { type: 'array', items: schema } };
    expect(validate(lists, [[{ x: 1 }]])).toEqual(found('/0/0'));
  });

  it('takes undefined members for absent', () => {
    expect(ours(person, { name: undefined, 'a/b~c': '', address: { city: 'x', zip: undefined } })).toEqual([
      '/name required',
    ]);
    expect(ours({ type: 'object' }, undefined)).toEqual([' type']);
    expect(ours({ type: 'array', items: { type: 'string' } }, ['a', undefined])).toEqual(['/1 type']);
    expect(ours(entries, [{ 'a b%': undefined, 'g/h': undefined, x: undefined }])).toEqual(['/0/a b% required']);
  });

  it('runs no pattern on a text that is too long for it', () => {
    const schema: JsonSchema = { type: 'string', pattern: '^a*$' };
    expect(ours(schema, 'a'.repeat(PATTERN_LENGTH))).toEqual([]);
    expect(ours(schema, 'a'.repeat(PATTERN_LENGTH + 1))).toEqual([' pattern']);
    expect(ours({ type: 'string' }, 'a'.repeat(PATTERN_LENGTH + 1))).toEqual([]);
  });

  it('prepares what it needs for a member when that has its first answer, once', () => {
    let reads = 0;
    const properties = {
      get a(): JsonSchema {
        reads += 1;
        return { type: 'string' };
      },
    };
    const ofGroup = createValidate({ type: 'object', properties });
    expect(ofGroup({})).toEqual([]);
    expect(reads).toBe(0);
    for (const answer of ['x', 'y']) expect(ofGroup({ a: answer })).toEqual([]);
    expect(reads).toBe(1);
  });

  it('changes neither schema nor data', () => {
    const schema = deepFrozen(entries);
    const data = deepFrozen([{ 'a b%': 'x', 'g/h': undefined, choice: 3, choices: [3] }]);
    expect(ours(schema, data)).toEqual(['/0/a b% format', '/0/choice oneOf', '/0/choices/0 oneOf']);
  });
});
