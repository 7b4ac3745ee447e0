import { describe, expect, it } from 'vitest';
import { saidInSearch } from '../../../../app/journey/search/saidInSearch.ts';

describe('what a search tells the forms', () => {
  it('is the day, the state of a visit by video, and whether Medicaid pays', () => {
    expect(saidInSearch({ date: '2027-03-02', state: 'OH', medicaid: false })).toEqual({
      date: '2027-03-02',
      state: 'OH',
      hasMedicaid: false,
    });
  });

  it('is nothing that was not said', () => {
    expect(saidInSearch({})).toEqual({});
  });
});
