import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coercePrimitive, coerceString } from '../../../../engine/core/json/coerceString.ts';

const plain = fc.jsonValue({ depthSize: 'small' }).filter((value) => !/toString|valueOf/.test(JSON.stringify(value)));

test('says of any JSON what String says', () => {
  fc.assert(fc.property(plain, (value) => coerceString(value) === String(value)));
  expect(coerceString(undefined)).toBe('undefined');
});

test('an object with members that JavaScript would call has a text as any other', () => {
  const named: unknown = JSON.parse('{ "toString": "x", "valueOf": 1 }');
  expect(coerceString(named)).toBe('[object Object]');
  expect(coerceString([1, [named, null]])).toBe('1,[object Object],');
});

test('numbers, flags and nothing are compared as they are', () => {
  expect([null, undefined, 1, false, 'a', [1, 2], {}].map(coercePrimitive)).toEqual([
    null,
    undefined,
    1,
    false,
    'a',
    '1,2',
    '[object Object]',
  ]);
});
