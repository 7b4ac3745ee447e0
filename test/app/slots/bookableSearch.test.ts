import { describe, expect, it } from 'vitest';
import { bookableSearch } from '../../../app/slots/bookableSearch.ts';
import { bookable } from '../fixtures.ts';

const inPerson = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' } as const;
const configs = {
  defaultCategory: inPerson,
  categories: {
    Pharmacy: { ...inPerson, businessName: 'pharmacy' },
    Virtual: { ...inPerson, schedulerFlow: 'VIRTUAL_VISIT' },
  },
} as const;
const listed = [
  bookable(),
  bookable({ id: 101, businessNames: ['pharmacy', 'tlc'] }),
  bookable({ id: 102, category: 'Pharmacy', businessNames: ['tlc', 'pharmacy'] }),
  bookable({ id: 103, category: 'Virtual' }),
];

describe('bookableSearch', () => {
  it('takes the services in the order of the search, with who gives all of them', () => {
    const search = bookableSearch(listed, [101, 30], configs);
    expect(search?.services.map(({ id }) => id)).toEqual([101, 30]);
    expect(search?.businessNames).toEqual(['tlc']);
    expect(search?.flow).toBe('IN_PERSON');
  });

  it('asks only the business that a category names', () => {
    expect(bookableSearch(listed, [102], configs)?.businessNames).toEqual(['pharmacy']);
  });

  it.each([
    ['no service', []],
    ['an unknown service', [99]],
    ['an unknown service among others', [30, 99]],
    ['a service of another flow', [103]],
    ['a service of another flow among others', [30, 103]],
  ])('is nothing for %s', (_what, ids) => {
    expect(bookableSearch(listed, ids, configs)).toBeUndefined();
  });
});
