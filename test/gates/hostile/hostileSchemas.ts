import type { Json } from '#engine';

const page = (properties: Json, more: Readonly<Record<string, Json>> = {}): Json => ({
  type: 'object',
  properties,
  ...more,
});

/** Definitions that each contain the next one twice: a few lines that expand to a billion fields. */
const laughs = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [
    `d${index}`,
    page({ a: { $ref: `#/definitions/d${index + 1}` }, b: { $ref: `#/definitions/d${index + 1}` } }),
  ]),
);

function nested(depth: number): Json {
  let value: Json = { type: 'string', title: 'X' };
  for (let at = 0; at < depth; at += 1) value = page({ x: value });
  return value;
}

const fields = (length: number, field: Json): Json =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`f${index}`, field]));

/** Schemas that refer to themselves, multiply, or use keywords that no validator here supports. */
export const hostileSchemas: readonly Json[] = [
  page({ a: { $ref: '#' } }),
  page({ a: { $ref: '#/definitions/a' } }, { definitions: { a: { $ref: '#/definitions/a' } } }),
  page({ a: { $ref: '#/definitions/a' } }, { definitions: { a: page({ a: { $ref: '#/definitions/a' } }) } }),
  page({ a: { $ref: '#/definitions/d0' } }, { definitions: { ...laughs, d30: { type: 'string' } } }),
  page({ a: { $ref: 'https://example.com/schema.json' } }),
  page({ a: { $ref: '#/definitions/__proto__' } }, { definitions: {} }),
  page({ a: { type: 'string', pattern: '(a+)+$' } }),
  page({ a: { type: 'string', pattern: `^${'(a|b|ab)*'.repeat(50)}$` } }),
  page({ a: { allOf: [{ type: 'string' }] } }),
  page({ a: { type: 'string', format: 'regex' } }),
  page({ a: { if: { type: 'string' }, else: false } }),
  page({ a: { not: { type: 'string' } } }),
  page({}, { patternProperties: { '(a+)+': { type: 'string' } } }),
  page(Object.fromEntries([['__proto__', { type: 'string' }]])),
  page({ a: { type: 'array', items: [{ type: 'string' }] } }),
  nested(2_000),
  page(fields(500, { type: 'nothing' })),
];
