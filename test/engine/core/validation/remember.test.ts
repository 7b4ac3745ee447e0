import { expect, it } from 'vitest';
import { remember } from '../../../../engine/core/validation/remember.ts';

it('makes a value when it is first asked for, and never again', () => {
  const made: string[] = [];
  const valueOf = remember((name) => {
    made.push(name);
    return { name };
  });
  expect(made).toEqual([]);
  expect(valueOf('a')).toBe(valueOf('a'));
  expect(valueOf('b')).toEqual({ name: 'b' });
  expect(made).toEqual(['a', 'b']);
});
