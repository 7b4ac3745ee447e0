import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverGreedily } from '../../../../authoring/journeys/generate/coverGreedily.ts';

const candidates = fc.array(
  fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String)).map((keys) => ({ takes: new Set(keys) })),
);

it('takes all that any candidate takes, and no candidate for nothing', () => {
  fc.assert(
    fc.property(candidates, fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String)), (all, before) => {
      const chosen = coverGreedily(all, new Set(before));
      const done = new Set([...before, ...chosen.flatMap(({ takes }) => [...takes])]);
      expect(all.flatMap(({ takes }) => [...takes]).filter((key) => !done.has(key))).toEqual([]);
      for (const [index, { takes }] of chosen.entries()) {
        const earlier = new Set([...before, ...chosen.slice(0, index).flatMap((each) => [...each.takes])]);
        expect([...takes].some((key) => !earlier.has(key))).toBe(true);
      }
    }),
  );
});

it('takes the one that has all, where there is one', () => {
  const one = { takes: new Set(['a', 'b', 'c']) };
  expect(coverGreedily([{ takes: new Set(['a', 'b']) }, one, { takes: new Set(['c']) }], new Set())).toEqual([one]);
});
