import { describe, expect, it } from 'vitest';
import { collectSearchAnswers } from '../../../../app/journey/search/SearchCriteria.ts';

describe('the answers that a search passes to the forms', () => {
  it('is the day, the state of a visit by video, and whether Medicaid pays', () => {
    expect(collectSearchAnswers({ date: '2027-03-02', state: 'OH', medicaid: false })).toEqual({
      date: '2027-03-02',
      state: 'OH',
      hasMedicaid: false,
    });
  });

  it('is nothing that was not said', () => {
    expect(collectSearchAnswers({})).toStrictEqual({});
  });
});
