import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { switchPoints } from '../../../../../authoring/proof/domains/uses/switchPoints.ts';

const risingAt = (level: number, above: number) => (index: number) => (index < level ? -1 : index < above ? 0 : 1);

describe('where a comparison changes', () => {
  it('is the first index of each next sign, wherever the last ones were', () => {
    const number = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(number, number, fc.array(number, { maxLength: 2 }), (a, b, hints) => {
        const [level, above] = [Math.min(a, b), Math.max(a, b)];
        const expected = level === above ? [level] : [level, above];
        expect(switchPoints(risingAt(level, above), 0, 1000, hints)).toEqual(expected);
      }),
    );
  });

  it('is nowhere, where the sign stays', () => {
    expect(switchPoints(() => 1, 0, 1000)).toEqual([]);
  });

  it('is not known, where a sign is unknown', () => {
    expect(switchPoints((index) => (index > 500 ? undefined : -1), 0, 1000)).toBeUndefined();
  });
});
