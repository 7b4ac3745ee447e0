import { expect, it } from 'vitest';
import { memoize } from '../../../../engine/core/validation/memoize.ts';

it('makes a value when it is first asked for, and never again', () => {
  const made: string[] = [];
  const thing = memoize((name) => {
    made.push(name);
    return { name };
  });
  expect(made).toEqual([]);
  expect(thing('a')).toBe(thing('a'));
  expect(thing('b')).toEqual({ name: 'b' });
  expect(made).toEqual(['a', 'b']);
});
