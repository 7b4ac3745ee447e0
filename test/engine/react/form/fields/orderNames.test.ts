import { expect, test } from 'vitest';
import { orderNames } from '../../../../../engine/react/form/fields/orderNames.ts';

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
  expect(orderNames(names, order)).toEqual(expected);
});
