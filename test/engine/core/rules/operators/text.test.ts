import { expect, it } from 'vitest';
import { evaluateOver } from '../exampleEnvironment.ts';

it.each([
  ['Ann', 3],
  ['😀😀', 2],
])('length counts each character of %s once, also one outside the basic plane: %i', (name, length) => {
  expect(evaluateOver({ '==': [{ length: { var: 'answers.name' } }, length] }, { name })).toBe(true);
});

it.each([
  [-20, 2, 'An'],
  [-2, -1, 'n'],
  [1.9, 1.9, 'n'],
  [9, 1, ''],
  [0, -9, ''],
])('substr from %d of length %d gives "%s" of "Ann"', (start, length, part) => {
  expect(evaluateOver({ '==': [{ substr: [{ var: 'answers.name' }, start, length] }, part] }, { name: 'Ann' })).toBe(
    true,
  );
});
