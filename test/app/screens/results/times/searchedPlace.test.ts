import { describe, expect, it } from 'vitest';
import { searchedState } from '../../../../../app/journey/search/SearchCriteria.ts';
import { searchedPlace } from '../../../../../app/screens/results/times/bookableSearch.ts';

describe('where a search looks', () => {
  it.each([
    ['IN_PERSON', { location: '45040', state: 'OH' }, { freeFormAddress: '45040' }],
    ['EVERYDAY_VACCINE', { location: 'OH' }, { freeFormAddress: 'OH' }],
    ['IN_PERSON', { state: 'OH' }, undefined],
    ['VIRTUAL_VISIT', { location: 'OH' }, { state: 'OH', isVirtualVisit: true }],
    ['VIRTUAL_VISIT', { location: 'OH', state: 'KY' }, { state: 'OH', isVirtualVisit: true }],
    ['VIRTUAL_VISIT', { location: '45040', state: 'KY' }, { state: 'KY', isVirtualVisit: true }],
    ['VIRTUAL_VISIT', { location: '45040' }, undefined],
    ['DIETITIAN', { location: '45040', state: 'KY' }, { state: 'KY', isVirtualVisit: false }],
    ['DIETITIAN', { location: 'OH', state: 'KY' }, { state: 'KY', isVirtualVisit: false }],
    ['DIETITIAN', { location: 'Mason' }, undefined],
  ] as const)('%s of %j', (flow, criteria, where) => {
    expect(searchedPlace(flow, criteria)).toEqual(where);
  });

  it('names no state of a place', () => {
    expect(searchedState('IN_PERSON', { location: 'OH', state: 'KY' })).toBeUndefined();
  });
});
