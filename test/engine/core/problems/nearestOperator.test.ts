import { expect, it } from 'vitest';
import { nearestOperator } from '../../../../engine/core/problems/suggestName.ts';
import { operators } from '../../../../engine/core/rules/operators/operators.ts';

const known = operators.map(({ name }) => name);

it.each([
  ['equals', '=='],
  ['=', '=='],
  ['not', '!'],
  ['&&', 'and'],
  ['gte', '>='],
  ['contains', 'in'],
  ['exists', 'answered'],
  ['ad', 'and'],
  ['constructor', undefined],
])('for %s is %s', (name, meant) => {
  expect(nearestOperator(name, known)).toBe(meant);
});

it('is none that the place does not take', () => {
  expect(nearestOperator('equals', ['and', 'or'])).toBeUndefined();
});
