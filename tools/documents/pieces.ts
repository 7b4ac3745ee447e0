import fc from 'fast-check';
import type { Json } from '#engine';

/** A value that is nested `depth` times. */
function nested(depth: number, wrap: (inner: Json) => Json): Json {
  let value: Json = true;
  for (let at = 0; at < depth; at += 1) value = wrap(value);
  return value;
}

/** Creates the member as JSON.parse does, so that `__proto__` is an ordinary name. */
const named = (name: string, value: Json): Json => Object.fromEntries([[name, value]]);

const plain: readonly Json[] = [null, true, false, 0, -1, 1.5, 1e9, 1e308, '', ' ', 'x', '2020-02-31', [], [[]], {}];

const formPieces: readonly Json[] = [
  'string',
  'array',
  'object',
  'date',
  'radio',
  'yesNo',
  'criteriaDropdown',
  'schedule',
  'masked',
  '/x',
  '/-/x',
  '(a+)+$',
  '{label} {nobody}',
  '<img src=x onerror=alert(1)>',
  { type: 'string' },
  { type: 'object', properties: {} },
  { type: 'array', items: { type: 'object', properties: { x: { type: 'string', title: 'X' } } } },
  { $ref: 'notes-data#/reasons/Illnesses' },
  { $ref: '#/definitions/x' },
  { $ref: 'nobody#/x' },
  { $ref: '#' },
  ['a', 'a'],
];

const rules: readonly Json[] = [
  { equals: [1, 1] },
  { log: 'x' },
  { method: ['x', 'constructor'] },
  { and: [] },
  { '!': [] },
  { '==': [1] },
  { '/': [1, 0] },
  { var: 'answers.nobody' },
  { var: 'answers.__proto__' },
  { var: 'constructor.constructor' },
  { var: { var: 'answers' } },
  { and: [true], or: [true] },
  { '<': [{ var: 'context.today' }, 5] },
];

const unsafe: readonly Json[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  named('__proto__', { polluted: true }),
  named('constructor', { prototype: { polluted: true } }),
  named('toString', 'x'),
  named('hasOwnProperty', 1),
];

const huge: readonly Json[] = [
  'long '.repeat(4_000),
  'W'.repeat(20_000),
  'x'.repeat(520_000),
  '1'.repeat(400),
  Array.from({ length: 300 }, (_, index) => `entry ${index}`),
  Array.from({ length: 21_000 }, () => 0),
  nested(30, (inner) => [inner]),
  nested(30, (inner) => ({ '!': inner })),
  nested(45, (inner) => ({ type: 'object', properties: { x: inner } })),
  nested(2_000, (inner) => [inner]),
];

/** Replacements for a value: similar, wrong and hostile ones. */
export const pieces: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...plain) },
  { weight: 4, arbitrary: fc.constantFrom(...formPieces) },
  { weight: 3, arbitrary: fc.constantFrom(...rules) },
  { weight: 2, arbitrary: fc.constantFrom(...unsafe) },
  { weight: 1, arbitrary: fc.constantFrom(...huge) },
  {
    weight: 1,
    arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))),
  },
);
