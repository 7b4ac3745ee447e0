import fc from 'fast-check';
import type { JsonSchema } from '#engine';

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
export const schemas = fc.letrec<{ schema: JsonSchema }>((tie) => ({
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
export const data = fc.letrec<{ value: unknown }>((tie) => ({
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

/**
 * Lists of objects, as forms show them in cards: schemas with many keywords for the entries, and entries that use their
 * names.
 */
export const entryLists = fc
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
export const entries = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.dictionary(fc.constantFrom('a', 'c/d', 'e', 'x'), entryValue, { noNullPrototype: true }),
    },
    { weight: 1, arbitrary: entryValue },
  ),
  { maxLength: 4 },
);
