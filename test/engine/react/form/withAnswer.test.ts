import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers, Json, JsonObject } from '#engine';
import { readPath } from '../../../../engine/core/json/pointer.ts';
import { withAnswer } from '../../../../engine/react/form/useAnswers.ts';

describe('withAnswer', () => {
  test.each<readonly [Answers, readonly (string | number)[], Json | undefined, JsonObject]>([
    [{}, ['a'], 1, { a: 1 }],
    [{ a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
    [{}, ['home', 'city'], 'Ohio', { home: { city: 'Ohio' } }],
    [{ home: { city: 'Ohio', zip: '1' } }, ['home', 'city'], undefined, { home: { zip: '1' } }],
    [{ home: 'no section' }, ['home', 'city'], 'Ohio', { home: { city: 'Ohio' } }],
    [{}, ['list', 0, 'a'], 1, { list: [{ a: 1 }] }],
    [{ list: [{ a: 1 }, { a: 2, b: 3 }] }, ['list', 1, 'a'], 4, { list: [{ a: 1 }, { a: 4, b: 3 }] }],
    [{ list: [{ a: 1 }] }, ['list', 0, 'a'], undefined, { list: [{}] }],
    [{ list: [{ a: 1 }] }, ['list', 2, 'a'], 3, { list: [{ a: 1 }, {}, { a: 3 }] }],
    [{ list: 'no list' }, ['list', 0, 'a'], 1, { list: [{ a: 1 }] }],
    [{}, ['home', 'list', 0, 'in', 1, 'a'], 1, { home: { list: [{ in: [{}, { a: 1 }] }] } }],
    [{ 0: 'x' }, ['0'], 'y', { 0: 'y' }],
  ])('%j with %j = %j is %j', (answers, path, answer, expected) => {
    expect(withAnswer(answers, path, answer)).toEqual(expected);
  });

  test('takes an answer away', () => {
    expect(withAnswer({ a: 1, b: 2 }, ['a'], undefined)).not.toHaveProperty('a');
  });

  test('gives back what was put, leaves the rest and changes nothing in place', () => {
    const places = fc.array(fc.oneof(fc.stringMatching(/^[a-c]$/), fc.nat(2)), { maxLength: 3 });
    const names = fc.tuple(fc.stringMatching(/^[a-c]$/), places).map(([first, rest]) => [first, ...rest]);
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-d]$/), fc.integer()),
        names,
        fc.integer(),
        (answers, path, put) => {
          const before = structuredClone(answers);
          const after = withAnswer(answers, path, put);
          expect(readPath(after, path.map(String))).toBe(put);
          expect(answers).toEqual(before);
          for (const name of Object.keys(before)) if (name !== path[0]) expect(after[name]).toBe(before[name]);
        },
      ),
    );
  });
});
