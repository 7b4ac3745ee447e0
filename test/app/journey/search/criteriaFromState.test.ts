import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteriaFromState, navigationState } from '../../../../app/journey/search/criteriaFromState.ts';
import { noCriteria, type SearchCriteria } from '../../../../app/journey/search/SearchCriteria.ts';

const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record(
    {
      type: fc.string(),
      location: fc.string(),
      date: fc.string(),
      timeZone: fc.string(),
      state: fc.constantFrom('OH', 'DC'),
      medicaid: fc.boolean(),
      benefitCode: fc.string(),
      error: fc.constantFrom('locationUnavailable', 'taken', 'timePast'),
      serviceIds: fc.array(fc.nat()),
      page: fc.integer({ min: 1, max: 1000 }),
      isPharmacyOnly: fc.boolean(),
      shouldAddPromotion: fc.boolean(),
      typed: fc.record({ location: fc.string(), date: fc.string() }),
    },
    { requiredKeys: ['serviceIds', 'page', 'isPharmacyOnly', 'shouldAddPromotion'] },
  )
  .map((record) => ({ ...record }));

describe('criteriaFromState', () => {
  it('gives back what navigationState put in, also after the browser kept it', () => {
    fc.assert(
      fc.property(criteria, (given) => {
        expect(criteriaFromState(structuredClone(navigationState(given)))).toEqual(given);
      }),
    );
  });

  it.each([[null], [undefined], ['text'], [7], [{}], [{ criteria: null }], [{ criteria: 'x' }]])(
    'finds nothing in %j',
    (state) => {
      expect(criteriaFromState(state)).toBeUndefined();
    },
  );

  it('keeps whichever reason brought the guest back', () => {
    for (const error of ['locationUnavailable', 'taken', 'timePast', 'tooSoon', 'tooFarAhead'])
      expect(criteriaFromState({ criteria: { error } })?.error).toBe(error);
  });

  it.each([
    ['text', { type: 1, location: null, date: {}, timeZone: ['America/Chicago'], benefitCode: 2027 }],
    ['a state', { state: 'Ohio' }],
    ['one state', { state: ['OH'] }],
    ['a list of services', { serviceIds: '29' }],
    ['a page', { page: 0 }],
    ['yes or no', { medicaid: 'Yes', isPharmacyOnly: 1, shouldAddPromotion: 'true' }],
    ['a reason that is known', { error: 'x' }],
    ['a reason of its own', { error: 'constructor' }],
    ['what was typed of both', { typed: { location: '45202' } }],
    ['typed text', { typed: { location: 45202, date: '2027-03-02' } }],
  ])('leaves out what is not %s: %j', (_what, criteria) => {
    expect(criteriaFromState({ criteria })).toStrictEqual(noCriteria);
  });

  it('keeps the numbers in a list of services', () => {
    expect(criteriaFromState({ criteria: { serviceIds: ['29', 30, 1.5] } })?.serviceIds).toEqual([30]);
  });

  it('reads any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = criteriaFromState({ criteria: value });
        expect(read === undefined || read.page >= 1).toBe(true);
      }),
    );
  });
});
