import { describe, expect, it } from 'vitest';
import { inlineReferences } from '../../../../engine/core/validation/inlineReferences.ts';
import { worded } from '../problems/worded.ts';

const place = { document: 'doc', pointer: '/schema' };
const text = { type: 'string' };
const codes = (schema: unknown) => {
  const inlined = inlineReferences(schema, place);
  return inlined.ok ? [] : inlined.problems.map(({ code, pointer }) => [code, pointer]);
};
const page = (size: number) => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: size }, (_, index) => [`f${index}`, text])),
});
const nested = (depth: number): object => (depth === 0 ? text : { type: 'array', items: nested(depth - 1) });

describe('inlineReferences', () => {
  it.each([5, 'text', null, undefined])('leaves %j, which is no schema, to be refused as such', (schema) => {
    expect(inlineReferences(schema, place)).toEqual({ ok: true, value: schema });
  });

  it.each([
    ['#/definitions/a/b'],
    ['other#/definitions/a'],
    ['#/definitions/'],
    ['#/definitions/toString'],
    [['#/definitions/a']],
    [5],
  ])('refuses the reference %j', ($ref) => {
    const schema = { properties: { f: { $ref } }, definitions: { a: text } };
    expect(codes(schema)).toEqual([['unknown-definition', '/schema/properties/f/$ref']]);
  });

  it('names the definitions that there are', () => {
    const inlined = inlineReferences(
      { properties: { f: { $ref: '#/definitions/aa' } }, definitions: { a: text } },
      place,
    );
    expect(worded(inlined)).toMatchObject([{ message: '"aa" is not a definition of this page.', known: ['a'] }]);
  });

  it('inlines a definition inside another and inside a list', () => {
    const definitions = { a: text, b: { type: 'array', items: { $ref: '#/definitions/a' } } };
    expect(inlineReferences({ properties: { f: { $ref: '#/definitions/b' } }, definitions }, place)).toEqual({
      ok: true,
      value: { properties: { f: { type: 'array', items: text } } },
    });
  });

  it('takes a page of two thousand schemas, and refuses a larger one once', () => {
    expect(codes(page(1_999))).toEqual([]);
    expect(codes(page(2_000))).toEqual([['too-large', '/schema/properties/f1999']]);
    expect(codes(page(2_010))).toEqual([['too-large', '/schema/properties/f1999']]);
  });

  it('takes schemas sixteen levels deep, and refuses deeper ones', () => {
    expect(codes(nested(16))).toEqual([]);
    expect(codes(nested(17))).toEqual([['too-large', `/schema${'/items'.repeat(17)}`]]);
  });
});
