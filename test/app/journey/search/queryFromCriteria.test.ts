import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criteriaFromQuery, queryFromCriteria } from '../../../../app/journey/search/criteriaFromQuery.ts';
import { noCriteria, type SearchCriteria } from '../../../../app/journey/search/SearchCriteria.ts';

/** Text as a guest or a link gives it, without white space at its ends. */
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() === value);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record(
    {
      type: text,
      location: text,
      date: day,
      timeZone: text,
      error: fc.constant('locationUnavailable' as const),
      serviceIds: fc.uniqueArray(fc.integer({ min: 0, max: 999_999_999 })),
      page: fc.integer({ min: 1, max: 1000 }),
      isPharmacyOnly: fc.boolean(),
      shouldAddPromotion: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((part) => ({ ...noCriteria, ...part }));

describe('queryFromCriteria', () => {
  it('is the way back from a query', () => {
    fc.assert(
      fc.property(criteria, (search) => {
        expect(criteriaFromQuery(new URLSearchParams(queryFromCriteria(search).toString()))).toEqual(search);
      }),
    );
  });

  it('leaves out what is so by default', () => {
    expect(queryFromCriteria(noCriteria).toString()).toBe('');
  });

  it('leaves out who pays', () => {
    expect(queryFromCriteria({ ...noCriteria, medicaid: true, benefitCode: 'CARE2027' }).toString()).toBe('');
  });
});
