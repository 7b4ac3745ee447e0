import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../../../engine/react/form/valueAt.ts';
import { withAnswer } from '../../../../engine/react/form/withAnswer.ts';

describe('withAnswer', () => {
  test.each([
    [{}, ['a'], 1, { a: 1 }],
    [{ a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
    [{}, ['home', 'city'], 'Ohio', { home: { city: 'Ohio' } }],
    [{ home: { city: 'Ohio', zip: '1' } }, ['home', 'city'], undefined, { home: { zip: '1' } }],
    [{ home: 'no section' }, ['home', 'city'], 'Ohio', { home: { city: 'Ohio' } }],
  ])('%j with %j = %j is %j', (answers, path, answer, expected) => {
    expect(withAnswer(answers, path, answer)).toEqual(expected);
  });

  test('takes an answer away', () => {
    expect(withAnswer({ a: 1, b: 2 }, ['a'], undefined)).not.toHaveProperty('a');
  });

  test('gives back what was put, leaves the rest and changes nothing in place', () => {
    const names = fc.array(fc.stringMatching(/^[a-c]$/), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-d]$/), fc.integer()),
        names,
        fc.integer(),
        (answers, path, put) => {
          const before = structuredClone(answers);
          const after = withAnswer(answers, path, put);
          expect(valueAt(after, path)).toBe(put);
          expect(answers).toEqual(before);
          for (const name of Object.keys(before)) if (name !== path[0]) expect(after[name]).toBe(before[name]);
        },
      ),
    );
  });
});
