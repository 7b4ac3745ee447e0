import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownTimes } from '../../../../../app/screens/results/cards/CardTimes.tsx';

describe('shownTimes', () => {
  const times = ['a', 'b', 'c', 'd', 'e', 'f'];

  it.each([
    [3, 3, 0],
    [4, 4, 0],
    [5, 4, 1],
    [6, 4, 2],
  ])('of %i shows %i and hides %i', (count, shown, hidden) => {
    const result = shownTimes(times.slice(0, count), 4);
    expect([result.shown.length, result.hidden]).toEqual([shown, hidden]);
  });

  it('shows the picked one in any case, in its place', () => {
    expect(shownTimes(times, 4, 'f')).toEqual({ shown: ['a', 'b', 'c', 'd', 'f'], hidden: 1 });
    expect(shownTimes(times, 4, 'b')).toEqual({ shown: ['a', 'b', 'c', 'd'], hidden: 2 });
    expect(shownTimes(times, 4, 'of another day').hidden).toBe(2);
  });

  it('shows all on demand', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (all) => {
        expect(shownTimes(all, all.length)).toEqual({ shown: all, hidden: 0 });
      }),
    );
  });
});
