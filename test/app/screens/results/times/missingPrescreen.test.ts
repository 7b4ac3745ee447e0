import { describe, expect, it } from 'vitest';
import type { CategoryConfig } from '../../../../../app/journey/services/categoryConfig.ts';
import { missingPrescreen } from '../../../../../app/screens/results/times/useSearchGate.ts';

const asking = (prescreenType?: string): CategoryConfig => ({
  schedulerFlow: 'EVERYDAY_VACCINE',
  redirectAction: 'prescreen',
  ...(prescreenType !== undefined && { prescreenType }),
});
const results: CategoryConfig = { schedulerFlow: 'IN_PERSON', redirectAction: 'results' };
const configs = {
  defaultCategory: results,
  categories: {
    Vaccines: asking('vaccines'),
    'Travel Vaccines': asking('travel_vaccines'),
    Physicals: { ...results, prescreenType: 'physicals' },
    Odd: asking(),
  },
};
const of = (category: string, ...ids: readonly number[]) => ids.map((id) => ({ id, category }));
const answered = (type: string, ...serviceIds: readonly number[]) => ({ type, serviceIds });

describe('the prescreen that comes before the results of services', () => {
  it.each([
    ['a category without one', of('Illnesses', 30), [], undefined],
    ['a category whose searches lead to the results', of('Physicals', 61), [], undefined],
    ['a category that names none', of('Odd', 1), [], undefined],
    ['a category with one', of('Vaccines', 101), [], 'vaccines'],
    ['services that it has led to', of('Vaccines', 101), [answered('vaccines', 101)], undefined],
    ['fewer services than it has led to', of('Vaccines', 101), [answered('vaccines', 102, 101)], undefined],
    ['services of which it has led to one', of('Vaccines', 101, 102), [answered('vaccines', 101)], 'vaccines'],
    [
      'services that it has led to one by one',
      of('Vaccines', 101, 102),
      [answered('vaccines', 101), answered('vaccines', 102)],
      'vaccines',
    ],
    [
      'services that an earlier one led to',
      of('Vaccines', 101),
      [answered('vaccines', 101), answered('vaccines', 2)],
      undefined,
    ],
    ['services that one of another type has led to', of('Vaccines', 101), [answered('physicals', 101)], 'vaccines'],
    [
      'services of two categories, one of which is answered',
      [...of('Vaccines', 101), ...of('Travel Vaccines', 303)],
      [answered('vaccines', 101)],
      'travel_vaccines',
    ],
    ['no services', [], [], undefined],
  ] as const)('of %s', (_what, services, before, missing) => {
    expect(missingPrescreen(services, configs, before)).toBe(missing);
  });
});
