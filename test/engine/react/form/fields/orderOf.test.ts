import { expect, test } from 'vitest';
import { orderOf } from '../../../../../engine/react/form/fields/orderOf.ts';

test.each([
  [['a', 'b', 'c'], undefined, ['a', 'b', 'c']],
  [['a', 'b', 'c'], [], ['a', 'b', 'c']],
  [['a', 'b', 'c'], ['c'], ['c', 'a', 'b']],
  [
    ['a', 'b', 'c'],
    ['*', 'a'],
    ['b', 'c', 'a'],
  ],
  [
    ['a', 'b', 'c'],
    ['b', '*', 'a'],
    ['b', 'c', 'a'],
  ],
  [
    ['a', 'b'],
    ['hidden', 'b', 'a'],
    ['b', 'a'],
  ],
])('%j in the order %j is %j', (names, order, expected) => {
  expect(orderOf(names, order)).toEqual(expected);
});
