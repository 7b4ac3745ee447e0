import { describe, expect, it } from 'vitest';
import { noCriteria } from '../../../app/journey/search/SearchCriteria.ts';
import { completeCriteria } from '../../../app/search/completeCriteria.ts';
import { bookable } from '../fixtures.ts';

const today = '2026-11-23';
const yellowFever = bookable({ id: 304, name: 'Yellow Fever', isVaccine: true, leadTimeDays: 7 });

describe('completeCriteria', () => {
  it('is what was typed, for the chosen service', () => {
    expect(completeCriteria({ location: ' 45202 ', date: '2026-12-01' }, bookable(), noCriteria, today)).toEqual({
      ...noCriteria,
      type: 'Sore Throat',
      location: '45202',
      date: '2026-12-01',
      serviceIds: [30],
    });
  });

  it.each([
    ['2026-11-23', '2026-11-30', true],
    ['2026-11-29', '2026-11-30', true],
    ['2026-11-30', '2026-11-30', false],
    ['2026-12-24', '2026-12-24', false],
  ])('of a vaccine that takes 7 days, wished for %s, is from %s (warns: %s)', (wished, date, showLeadTimeWarning) => {
    const search = completeCriteria({ location: '45202', date: wished }, yellowFever, noCriteria, today);
    expect(search).toMatchObject({ date, showLeadTimeWarning });
  });

  it('moves what is no vaccine without the words about vaccines', () => {
    const service = bookable({ leadTimeDays: 3 });
    expect(completeCriteria({ location: '45202', date: today }, service, noCriteria, today)).toMatchObject({
      date: '2026-11-26',
      showLeadTimeWarning: false,
    });
  });

  it('carries on what the form does not ask for, and nothing else of the arrival', () => {
    const carried = { isPharmacyOnly: true, timeZone: 'America/Denver', medicaid: false, benefitCode: 'CARE2027' };
    const arrival = {
      ...noCriteria,
      ...carried,
      page: 3,
      state: 'OH',
      shouldAddPromotion: true,
      error: 'locationUnavailable' as const,
    };
    const search = completeCriteria({ location: '45202', date: today }, bookable(), arrival, today);
    expect(search).toEqual({
      ...noCriteria,
      ...carried,
      type: 'Sore Throat',
      location: '45202',
      date: today,
      serviceIds: [30],
    });
  });
});
