import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../../../engine/core/validation/checkSchema.ts';
import { keywords } from '../../../../engine/core/validation/keywords.ts';
import { worded } from '../problems/worded.ts';

const place = { document: 'doc', pointer: '/schema' };
const page = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest });
const field = (schema: object) => page({ f: schema });
const problems = (schema: unknown) =>
  worded(checkSchema(schema, place)).map(({ code, pointer, message }) => [
    code,
    pointer.slice('/schema'.length),
    message,
  ]);

const chain = (depth: number): object =>
  depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: chain(depth - 1) } };

describe('checkSchema', () => {
  it.each<readonly [object, string, string, string]>([
    [
      field({ type: 'string', maxLenght: 5 }),
      'wrong-keyword',
      '/properties/f/maxLenght',
      '"maxLenght" is not a keyword that a field may use.',
    ],
    [field({ allOf: [] }), 'wrong-keyword', '/properties/f/allOf', '"allOf" is not a keyword that a field may use.'],
    [
      field({ type: 'text' }),
      'wrong-keyword',
      '/properties/f/type',
      '"type" takes one of string, number, integer, boolean, object, array.',
    ],
    [field({ title: 'x' }), 'missing-type', '/properties/f', 'The field has neither a type nor choices.'],
    [
      field({ type: 'string', maxLength: '5' }),
      'wrong-keyword',
      '/properties/f/maxLength',
      '"maxLength" takes a whole number from 0.',
    ],
    [
      field({ type: 'number', maxLength: 5 }),
      'wrong-keyword',
      '/properties/f/maxLength',
      '"maxLength" does not apply to the type "number".',
    ],
    [
      field({ enum: ['a'], minItems: 5 }),
      'wrong-keyword',
      '/properties/f/minItems',
      '"minItems" does not apply to the type (none).',
    ],
    [
      field({ type: 'string', format: 'phone' }),
      'wrong-keyword',
      '/properties/f/format',
      '"format" takes one of date, email.',
    ],
    [
      field({ type: 'string', enum: 'a' }),
      'wrong-keyword',
      '/properties/f/enum',
      '"enum" takes a list of different texts, numbers or yes/no values.',
    ],
    [
      field({ type: 'string', enum: ['a', 'a'] }),
      'wrong-keyword',
      '/properties/f/enum',
      '"enum" takes a list of different texts, numbers or yes/no values.',
    ],
    [
      field({ type: 'string', enum: { $ref: 'other#/x' } }),
      'wrong-keyword',
      '/properties/f/enum',
      '"enum" takes a list of different texts, numbers or yes/no values.',
    ],
    [
      field({ oneOf: [{ const: 'a' }] }),
      'wrong-keyword',
      '/properties/f/oneOf',
      '"oneOf" takes a list of { const, title } with different const values.',
    ],
    [
      field({
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'a', title: 'B' },
        ],
      }),
      'wrong-keyword',
      '/properties/f/oneOf',
      '"oneOf" takes a list of { const, title } with different const values.',
    ],
    [field({ type: 'string', enum: ['a', 5] }), 'wrong-choice', '/properties/f/enum', '5 is not of the type string.'],
    [
      field({ type: 'integer', default: 1.5 }),
      'wrong-default',
      '/properties/f/default',
      'The default 1.5 is not of the type integer.',
    ],
    [
      field({ type: 'string', enum: ['a'], default: 'b' }),
      'wrong-default',
      '/properties/f/default',
      'The default "b" is not one of the choices.',
    ],
    [
      field({ type: 'string', format: 'date', default: '31.12.2026' }),
      'wrong-default',
      '/properties/f/default',
      'The default "31.12.2026" is not a date, written as YYYY-MM-DD.',
    ],
    [
      field({ type: 'string', maxLength: 2, default: 'abc' }),
      'wrong-default',
      '/properties/f/default',
      'The default "abc" breaks "maxLength": 2.',
    ],
    [
      field({ type: 'string', pattern: '(a+)+' }),
      'slow-pattern',
      '/properties/f/pattern',
      'The pattern could take too long on a hostile answer. Start it with ^, and repeat no part that can itself match in several ways.',
    ],
    [
      field({ type: 'string', pattern: '(' }),
      'invalid-pattern',
      '/properties/f/pattern',
      '"(" is not a regular expression.',
    ],
    [
      field({ type: 'array', items: [{ type: 'string' }] }),
      'wrong-keyword',
      '/properties/f/items',
      '"items" takes one schema.',
    ],
    [
      field({ type: 'array', items: { type: 'strin' } }),
      'wrong-keyword',
      '/properties/f/items/type',
      '"type" takes one of string, number, integer, boolean, object, array.',
    ],
    [page({ f: 'string' }), 'wrong-keyword', '/properties/f', 'A schema must be an object.'],
    [
      page({ 'a.b': { type: 'string' } }),
      'forbidden-name',
      '/properties/a.b',
      '"a.b" cannot be the name of an answer.',
    ],
    [
      page({ constructor: { type: 'string' } }),
      'forbidden-name',
      '/properties/constructor',
      '"constructor" cannot be the name of an answer.',
    ],
    [
      page({ f: { type: 'string' } }, { required: ['g'] }),
      'unknown-field',
      '/required/0',
      '"g" is not a field of this page.',
    ],
    [
      page({ f: { type: 'string' } }, { required: [{ toString: 'x' }] }),
      'wrong-keyword',
      '/required',
      '"required" takes a list of names.',
    ],
    [
      field({ type: 'object', properties: {}, required: ['g'] }),
      'unknown-field',
      '/properties/f/required/0',
      '"g" is not a field of this page.',
    ],
    [{ type: 'string' }, 'wrong-keyword', '', 'The schema of a page must have the type object and properties.'],
    [{ type: 'object' }, 'wrong-keyword', '', 'The schema of a page must have the type object and properties.'],
    [page({ '': { type: 'string' } }), 'forbidden-name', '/properties/', '"" cannot be the name of an answer.'],
    [page({ '-': { type: 'string' } }), 'forbidden-name', '/properties/-', '"-" cannot be the name of an answer.'],
    [
      field({ type: 'array', items: { type: 'object', properties: { g: { type: 'string', default: 'a' } } } }),
      'default-in-entry',
      '/properties/f/items/properties/g/default',
      'An entry of a list starts empty, so its fields cannot have a default.',
    ],
    [
      field({ $ref: '#/definitions/yesno' }),
      'unknown-definition',
      '/properties/f/$ref',
      '"yesno" is not a definition of this page.',
    ],
    [
      field({ $ref: 'elsewhere#/x' }),
      'unknown-definition',
      '/properties/f/$ref',
      '"elsewhere#/x" is not a definition of this page.',
    ],
    [
      page({ f: { $ref: '#/definitions/a', maxLength: 5 } }, { definitions: { a: { type: 'string' } } }),
      'wrong-keyword',
      '/properties/f/maxLength',
      '"maxLength" is not allowed beside a reference; only title, description, default, readOnly, examples, meaning, unit are.',
    ],
    [
      page(
        { f: { $ref: '#/definitions/a' } },
        { definitions: { a: { type: 'array', items: { $ref: '#/definitions/a' } } } },
      ),
      'definition-cycle',
      '/properties/f/items/$ref',
      'The definition "a" contains itself.',
    ],
    [
      field(chain(40)),
      'too-large',
      `/properties/f${'/properties/a'.repeat(16)}`,
      'The schema is too deep or too large.',
    ],
  ])('refuses %j', (schema, code, pointer, message) => {
    expect(problems(schema)[0]).toEqual([code, pointer, message]);
  });

  it('refuses what is no object at all', () => {
    expect(problems(5)).toEqual([['wrong-keyword', '', 'A schema must be an object.']]);
  });

  it('names no field where a group has none', () => {
    const checked = checkSchema(field({ type: 'object', required: ['g'] }), place);
    expect(checked).toMatchObject({ ok: false, problems: [{ pointer: '/schema/properties/f/required/0', known: [] }] });
  });

  it('takes a default of a text in a list, which is no entry with fields', () => {
    expect(problems(field({ type: 'array', items: { type: 'string', default: 'a' } }))).toEqual([]);
  });

  it('puts definitions in their places, words beside a reference first', () => {
    const definitions = { yesNo: { type: 'boolean', title: 'Yes or no?' } };
    const checked = checkSchema(
      page({ a: { $ref: '#/definitions/yesNo', title: 'Well?' }, b: { $ref: '#/definitions/yesNo' } }, { definitions }),
      place,
    );
    expect(checked).toEqual({
      ok: true,
      value: {
        type: 'object',
        required: [],
        properties: { a: { type: 'boolean', title: 'Well?' }, b: { type: 'boolean', title: 'Yes or no?' } },
      },
    });
  });

  it('stops at definitions that double without end', () => {
    const twice = (next: string) =>
      page({ a: { $ref: `#/definitions/${next}` }, b: { $ref: `#/definitions/${next}` } });
    const definitions = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [`d${i}`, i === 14 ? { type: 'string' } : twice(`d${i + 1}`)]),
    );
    const started = performance.now();
    expect(problems(page({ f: { $ref: '#/definitions/d0' } }, { definitions }))[0]?.[0]).toBe('too-large');
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('allows the keywords that the schema of documents offers to authors', () => {
    const offered = JSON.parse(
      readFileSync(new URL('../../../../engine/schemas/field-schema.json', import.meta.url), 'utf8'),
    );
    expect(Object.keys(offered.properties).sort()).toEqual(['$ref', ...keywords.map(({ name }) => name)].sort());
  });
});
