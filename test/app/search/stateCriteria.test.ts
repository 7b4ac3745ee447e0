import { describe, expect, it } from 'vitest';
import { noCriteria } from '../../../app/journey/search/SearchCriteria.ts';
import { stateGiven, withState } from '../../../app/search/stateCriteria.ts';

describe('a chosen state', () => {
  it('is the location too', () => {
    const search = { ...noCriteria, type: 'Cold or Flu by Video', location: '', date: '2026-11-23' };
    expect(withState(search, 'OH')).toEqual({ ...search, state: 'OH', location: 'OH' });
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
