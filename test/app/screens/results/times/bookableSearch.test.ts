import { describe, expect, it } from 'vitest';
import { flows } from '../../../../../app/journey/index.ts';
import { bookableSearch } from '../../../../../app/screens/results/times/bookableSearch.ts';
import { bookable } from '../../../app-services/fixtures.ts';
import { eachFlow } from '../../../journey/eachFlow.ts';

const inPerson = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' } as const;
const configs = {
  defaultCategory: inPerson,
  categories: {
    Pharmacy: { ...inPerson, businessName: 'pharmacy' },
    Virtual: { ...inPerson, schedulerFlow: 'VIRTUAL_VISIT' },
    Employer: { ...inPerson, benefitCode: 'required' },
    Wellness: { ...inPerson, benefitCode: 'optional' },
    'Walk-in': { ...inPerson, schedulerFlow: 'INSTANT_VACCINE' },
  },
  flows: eachFlow((flow) => ({ submitWithLicensureState: flows[flow].byVideo })),
} as const;
const listed = [
  bookable(),
  bookable({ id: 101, businessNames: ['pharmacy', 'tlc'] }),
  bookable({ id: 102, category: 'Pharmacy', businessNames: ['tlc', 'pharmacy'] }),
  bookable({ id: 103, category: 'Virtual' }),
  bookable({ id: 104, category: 'Walk-in' }),
  bookable({ id: 105, category: 'Employer' }),
  bookable({ id: 106, category: 'Wellness' }),
  ...[31, 32, 33].map((id) => bookable({ id })),
  ...[111, 112, 113, 114].map((id) => bookable({ id, isVaccine: true })),
];
const find = (serviceIds: readonly number[], isPharmacyOnly = false) =>
  bookableSearch(listed, { serviceIds, isPharmacyOnly }, configs);

describe('bookableSearch', () => {
  it('takes the services in the order of the search, with who gives all of them', () => {
    const search = find([101, 30]);
    expect(search?.services.map(({ id }) => id)).toEqual([101, 30]);
    expect(search?.businessNames).toEqual(['tlc']);
    expect(search?.flow).toBe('IN_PERSON');
  });

  it('asks only the business that a category names', () => {
    expect(find([102])?.businessNames).toEqual(['pharmacy']);
  });

  it('asks pharmacies only where that is wished and they give it', () => {
    expect(find([101], true)?.businessNames).toEqual(['pharmacy']);
    expect(find([30], true)?.businessNames).toEqual(['tlc']);
  });

  it('says whether its flow names the state of the guest', () => {
    expect([find([30])?.namesState, find([103])?.namesState]).toEqual([false, true]);
    expect(find([103])?.flow).toBe('VIRTUAL_VISIT');
  });

  it('leaves it to the rules of vaccines how many of them there may be', () => {
    expect(find([111, 112, 113, 114])?.services).toHaveLength(4);
    expect(find([30, 31, 32])?.services).toHaveLength(3);
  });

  it.each([
    [[30], false],
    [[106], false],
    [[105], true],
    [[30, 105], true],
  ])('of %j needs a benefit code: %s', (ids, needed) => {
    expect(find(ids)?.needsCode).toBe(needed);
  });

  it.each([
    ['no service', []],
    ['an unknown service', [99]],
    ['an unknown service among others', [30, 99]],
    ['a service without appointments', [104]],
    ['a service of another flow among others', [30, 103]],
    ['more services than a booking takes', [30, 31, 32, 33]],
  ])('is nothing for %s', (_what, ids) => {
    expect(find(ids)).toBeUndefined();
  });
});
