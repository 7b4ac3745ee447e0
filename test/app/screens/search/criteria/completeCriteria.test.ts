import { describe, expect, it } from 'vitest';
import { noCriteria } from '../../../../../app/journey/search/SearchCriteria.ts';
import { completeCriteria } from '../../../../../app/screens/search/criteria/completeCriteria.ts';
import { bookable } from '../../../app-services/fixtures.ts';

const today = '2026-11-23';

describe('completeCriteria', () => {
  it('is what was typed, for the chosen service', () => {
    expect(completeCriteria({ location: ' 45202 ', date: '2026-12-01' }, bookable(), noCriteria)).toEqual({
      ...noCriteria,
      type: 'Sore Throat',
      location: '45202',
      date: '2026-12-01',
      serviceIds: [30],
    });
  });

  it('keeps the day that the guest target, however long the service takes to prepare: the choice may still change', () => {
    const yellowFever = bookable({ id: 304, name: 'Yellow Fever', isVaccine: true, leadTimeDays: 7 });
    const search = completeCriteria({ location: '45202', date: today }, yellowFever, noCriteria);
    expect(search).toMatchObject({ date: today, serviceIds: [304] });
  });

  it.each([
    ['of any service', [], true],
    ['of this service', [30], true],
    ['of another service', [81], false],
  ])('adds the flu vaccine that was accepted with a search %s: %s', (_what, serviceIds, added) => {
    const arrival = { ...noCriteria, serviceIds, shouldAddPromotion: true };
    const search = completeCriteria({ location: '45202', date: today }, bookable(), arrival);
    expect(search.shouldAddPromotion).toBe(added);
  });

  it('carries on what the form does not ask for, and nothing else of the arrival', () => {
    const carried = {
      isPharmacyOnly: true,
      timeZone: 'America/Denver',
      medicaid: false,
      benefitCode: 'CARE2027',
      shouldAddPromotion: true,
    };
    const arrival = {
      ...noCriteria,
      ...carried,
      page: 3,
      state: 'OH',
      error: 'locationUnavailable' as const,
    };
    const search = completeCriteria({ location: '45202', date: today }, bookable(), arrival);
    expect(search).toEqual({
      ...noCriteria,
      ...carried,
      type: 'Sore Throat',
      location: '45202',
      date: today,
      serviceIds: [30],
    });
  });

  it.each(['45202-1234', '452021234', '45202 1234'])('takes a ZIP of nine digits: %s', (location) => {
    const { location: searched } = completeCriteria({ location, date: '2027-03-15' }, bookable(), noCriteria);
    expect(searched).toBe('45202-1234');
  });
});
