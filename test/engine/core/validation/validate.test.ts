import rjsf from '@rjsf/validator-ajv8';
import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { JsonSchema } from '#engine';
import { validate } from '#engine';
import { PATTERN_LENGTH } from '../../../../engine/core/validation/compilePattern.ts';

// Many random cases, on machines that do other work at the same time.
vi.setConfig({ testTimeout: 60_000 });

const ajv = new Ajv({ allErrors: true, strict: false });
formats.default(ajv);

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where the fault is, as ours says it: at the missing or superfluous member itself. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const member: unknown = params.missingProperty ?? params.additionalProperty;
  return typeof member === 'string' ? `${instancePath}/${escaped(member)}` : instancePath;
}

const isOfAChoice = ({ schemaPath }: ErrorObject): boolean => /\/oneOf\/\d/.test(schemaPath);
const asLines = (errors: readonly ErrorObject[]): readonly string[] =>
  errors
    .filter((error) => !isOfAChoice(error))
    .map((error) => `${pathOf(error)} ${error.keyword}`)
    .sort();

function byAjv(schema: JsonSchema, data: unknown): readonly string[] {
  const check = ajv.compile({ ...schema });
  check(data);
  return asLines(check.errors ?? []);
}

function byRjsf(schema: JsonSchema, data: unknown): readonly string[] {
  const { errors = [] } = rjsf.rawValidation<ErrorObject>(JSON.parse(JSON.stringify(schema)), data);
  return asLines(errors);
}

const ours = (schema: JsonSchema, data: unknown): readonly string[] =>
  validate(schema, data)
    .map(({ path, keyword }) => `${path} ${keyword}`)
    .sort();

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

/** Schema, data, and the violations that both must find. */
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
  [{ type: 'string', format: 'date' }, '2020-02-30', [' format']],
  [{ type: 'string', format: 'date' }, '2020-02-29', []],
  [{ type: 'string', format: 'email' }, 'a@b', [' format']],
  [{ type: 'string', format: 'email' }, 'a.b+c@d-e.org', []],
  [{ type: 'string', format: 'email' }, 'a..b@c.org', [' format']],
  [{ type: 'string', format: 'email' }, 'a@b@c.org', [' format']],
  [{ type: 'string', format: 'email' }, '@c.org', [' format']],
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
  [{ type: 'object', required: ['x"y'] }, {}, ['/x"y required']],
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
    [{ type: 'number', maximum: 3 } as const, 4, { limit: 3 }, 'number'],
    [{ enum: ['a'] } as const, 'x', { allowedValues: ['a'] }, 'select'],
    [{ const: true } as const, false, { allowedValue: true }, 'checkbox'],
    [{ type: 'array', minItems: 1 } as const, [], { limit: 1 }, 'list'],
    [{ type: 'boolean' } as const, 5, { type: 'boolean' }, 'select'],
  ])('gives %j of %j the params %j and the kind %s', (schema, data, params, kind) => {
    expect(validate(schema, data)).toMatchObject([{ params, kind }]);
  });

  it('knows the kind and the name of a missing field', () => {
    const schema: JsonSchema = {
      type: 'object',
      required: ['d'],
      properties: { d: { type: 'string', format: 'date' } },
    };
    expect(validate(schema, {})).toEqual([
      { path: '/d', keyword: 'required', params: { missingProperty: 'd' }, kind: 'date' },
    ]);
  });

  it('takes undefined members for absent', () => {
    expect(ours(person, { name: undefined, 'a/b~c': '', address: { city: 'x', zip: undefined } })).toEqual([
      '/name required',
    ]);
    expect(ours({ type: 'object' }, undefined)).toEqual([' type']);
    expect(ours({ type: 'array', items: { type: 'string' } }, ['a', undefined])).toEqual(['/1 type']);
  });

  it('runs no pattern on a text that is too long for it', () => {
    const schema: JsonSchema = { type: 'string', pattern: '^a*$' };
    expect(ours(schema, 'a'.repeat(PATTERN_LENGTH))).toEqual([]);
    expect(ours(schema, 'a'.repeat(PATTERN_LENGTH + 1))).toEqual([' pattern']);
  });

  it('changes neither schema nor data', () => {
    const frozen = JSON.stringify(person);
    const schema: JsonSchema = Object.freeze(JSON.parse(frozen));
    validate(schema, Object.freeze({ name: undefined }));
    expect(JSON.stringify(schema)).toBe(frozen);
    expect(Object.getOwnPropertyNames(schema.properties?.name)).not.toContain('__absolute_uri__');
  });
});

const names = fc.constantFrom('a', 'b', 'c/d', 'e~f', 'g h', '%41', 'é');
const choice = fc.constantFrom<string | number | boolean>('a', 'b', 1, 2, true);
const bound = fc.integer({ min: 0, max: 4 });
const text = fc.record(
  {
    minLength: bound,
    maxLength: bound,
    pattern: fc.constantFrom('^a', 'b$', '^[0-9]{2}$'),
    format: fc.constantFrom('date', 'email'),
  },
  { requiredKeys: [] },
);
const number = fc.record(
  { minimum: bound, maximum: bound, exclusiveMinimum: bound, exclusiveMaximum: bound },
  { requiredKeys: [] },
);
const textSchema = text.map((rest) => ({ type: 'string' as const, ...rest }));
const numberSchema = fc
  .tuple(fc.constantFrom('number' as const, 'integer' as const), number)
  .map(([type, rest]) => ({ type, ...rest }));
const schemas = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    textSchema,
    numberSchema,
    fc.constant({ type: 'boolean' as const }),
    fc.uniqueArray(choice, { minLength: 1 }).map((all) => ({ enum: all })),
    choice.map((only) => ({ const: only })),
    fc
      .uniqueArray(choice, { minLength: 1 })
      .map((all) => ({ oneOf: all.map((each) => ({ const: each, title: String(each) })) })),
    fc
      .record(
        { items: tie('schema'), minItems: bound, maxItems: bound, uniqueItems: fc.boolean() },
        { requiredKeys: [] },
      )
      .map((rest) => ({ type: 'array' as const, ...rest })),
    fc
      .record(
        {
          properties: fc.dictionary(names, tie('schema')),
          required: fc.uniqueArray(names),
          additionalProperties: fc.boolean(),
        },
        { requiredKeys: [] },
      )
      .map((rest) => ({ type: 'object' as const, ...rest })),
  ),
})).schema;
const data = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(
      '',
      'a',
      'ab',
      'aab',
      '12',
      '2020-02-29',
      '2021-02-29',
      'a@b.co',
      '😀',
      0,
      1,
      2,
      3.5,
      -1,
      true,
      false,
      null,
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { noNullPrototype: true }),
  ),
})).value;

/** Lists of objects, as cards have them: schemas that say much of the entries, and entries that know the names. */
const entryLists = fc
  .record({
    properties: fc.record({
      a: fc.oneof(textSchema, numberSchema),
      'c/d': textSchema,
      e: fc.constant({ enum: ['a', 1] }),
    }),
    required: fc.uniqueArray(fc.constantFrom('a', 'c/d', 'e'), { maxLength: 2 }),
    maxItems: fc.integer({ min: 1, max: 3 }),
    uniqueItems: fc.boolean(),
  })
  .map(
    ({ properties, required, ...list }): JsonSchema => ({
      type: 'object',
      properties: { list: { type: 'array', ...list, items: { type: 'object', required, properties } } },
    }),
  );
const entryValue = fc.constantFrom<unknown>('', 'a', 'aab', '12', '2020-02-29', 'a@b.co', 0, 1, 3.5, null, true);
const entries = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.dictionary(fc.constantFrom('a', 'c/d', 'e', 'x'), entryValue, { noNullPrototype: true }),
    },
    { weight: 1, arbitrary: entryValue },
  ),
  { maxLength: 4 },
);

/** Ajv looks for twins among the entries of the right type only. The verdict is the same: the others have it wrong. */
function withoutTwinsOfWrongType(lines: readonly string[]): readonly string[] {
  const hasWrongEntry = (path: string) =>
    lines.some((line) => line.startsWith(`${path}/`) && /^\/\d+ type$/.test(line.slice(path.length)));
  return lines.filter((line) => !(line.endsWith(' uniqueItems') && hasWrongEntry(line.replace(/ uniqueItems$/, ''))));
}

describe('validate, on generated schemas and data', () => {
  it('has the verdict, paths and keywords of Ajv, alone and inside rjsf', () => {
    let invalid = 0;
    fc.assert(
      fc.property(schemas, fc.array(data, { minLength: 8, maxLength: 8 }), (schema, samples) => {
        const check = ajv.compile({ ...schema });
        for (const given of samples) {
          const found = ours(schema, given);
          invalid += found.length > 0 ? 1 : 0;
          check(given);
          expect(withoutTwinsOfWrongType(found)).toEqual(withoutTwinsOfWrongType(asLines(check.errors ?? [])));
        }
        const [first] = samples;
        expect(withoutTwinsOfWrongType(ours(schema, first))).toEqual(withoutTwinsOfWrongType(byRjsf(schema, first)));
      }),
      { numRuns: 250 },
    );
    expect(invalid).toBeGreaterThan(500);
  });

  it('has the verdict, paths and keywords of Ajv on lists of entries', () => {
    let [valid, deep] = [0, 0];
    fc.assert(
      fc.property(entryLists, fc.array(entries, { minLength: 8, maxLength: 8 }), (schema, samples) => {
        const check = ajv.compile({ ...schema });
        for (const list of samples) {
          const found = ours(schema, { list });
          check({ list });
          expect(withoutTwinsOfWrongType(found)).toEqual(withoutTwinsOfWrongType(asLines(check.errors ?? [])));
          if (found.length === 0) valid += 1;
          deep += found.filter((line) => /^\/list\/\d\//.test(line)).length;
        }
      }),
      { numRuns: 250 },
    );
    expect(valid).toBeGreaterThan(100);
    expect(deep).toBeGreaterThan(1_000);
  });

  it('has the verdict of ajv-formats on e-mail addresses', () => {
    const pieces = fc.array(fc.constantFrom('a', 'B', '1', '.', '-', '@', '+', '_', ' ', '"', 'é', 'xn--'), {
      maxLength: 12,
    });
    const schema: JsonSchema = { type: 'string', format: 'email' };
    const check = ajv.compile(schema);
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((each) => each.join('')),
          fc.emailAddress(),
        ),
        (address) => {
          expect(ours(schema, address).length === 0).toBe(check(address));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
