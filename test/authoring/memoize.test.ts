import { expect, it } from 'vitest';
import { memoize } from '../../authoring/memoize.ts';

it('makes something of an object once, also where it comes to nothing', () => {
  const made: object[] = [];
  const note = memoize((of: { readonly name: string }): string | undefined => {
    made.push(of);
    return of.name === 'b' ? undefined : of.name;
  });
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect([note(a), note(b), note(a), note(b), note({ name: 'a' })]).toEqual(['a', undefined, 'a', undefined, 'a']);
  expect(made).toEqual([a, b, { name: 'a' }]);
});
