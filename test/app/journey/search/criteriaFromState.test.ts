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
      error: fc.constant('locationUnavailable' as const),
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
  it('gives back what stateOf put in, also after the browser kept it', () => {
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

  it('leaves out whatever is not as it should be', () => {
    const state = {
      criteria: {
        type: 1,
        location: null,
        date: {},
        serviceIds: ['29', 30, 1.5],
        page: 0,
        error: 'x',
        state: 'Ohio',
        medicaid: 'Yes',
        typed: { location: '45202' },
      },
    };
    expect(criteriaFromState(state)).toEqual({ ...noCriteria, serviceIds: [30] });
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
