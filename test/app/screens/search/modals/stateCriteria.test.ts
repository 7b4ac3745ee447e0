import { describe, expect, it } from 'vitest';
import { noCriteria } from '../../../../../app/journey/search/SearchCriteria.ts';
import { stateGiven, withState } from '../../../../../app/screens/search/modals/SearchModal.tsx';

describe('a chosen state', () => {
  it('is the location, from today, and what was typed is kept', () => {
    const search = { ...noCriteria, type: 'Cold or Flu by Video', location: '45202', date: '2026-12-01' };
    expect(withState(search, 'OH', '2026-11-23')).toEqual({
      ...search,
      state: 'OH',
      location: 'OH',
      date: '2026-11-23',
      typed: { location: '45202', date: '2026-12-01' },
    });
  });
});

describe('stateGiven', () => {
  it.each([
    [{}, undefined],
    [{ state: 'OH' }, 'OH'],
    [{ location: 'KY' }, 'KY'],
    [{ state: 'OH', location: 'KY' }, 'OH'],
    [{ location: '45202' }, undefined],
    [{ location: 'Mason, OH' }, undefined],
  ])('of %j is %s', (criteria, state) => {
    expect(stateGiven(criteria)).toBe(state);
  });
});
