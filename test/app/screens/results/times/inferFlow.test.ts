import { describe, expect, it } from 'vitest';
import { searchStart } from '../../../../../app/journey/Links.ts';
import { noCriteria } from '../../../../../app/journey/search/SearchCriteria.ts';
import { inferFlow } from '../../../../../app/screens/results/times/bookableSearch.ts';
import { bookable } from '../../../app-services/fixtures.ts';

describe('where a search that lacks something begins', () => {
  const configs = {
    defaultCategory: { schedulerFlow: 'IN_PERSON', redirectAction: 'results' },
    categories: { Telenutrition: { schedulerFlow: 'DIETITIAN', redirectAction: 'prescreen' } },
  } as const;
  const listed = [
    bookable(),
    bookable({ id: 201, name: 'Nutrition Visit', listedName: 'TN 1', category: 'Telenutrition' }),
  ];
  const links = { main: '/main', dietitian: '/dietitian' };

  it.each([
    [{ serviceIds: [201] }, '/dietitian'],
    [{ type: 'Nutrition Visit' }, '/dietitian'],
    [{ type: 'TN 1' }, '/dietitian'],
    [{ type: 'Telenutrition' }, '/dietitian'],
    [{ serviceIds: [30], type: 'Telenutrition' }, '/main'],
    [{ type: 'Anything' }, '/main'],
    [{}, '/main'],
  ])('%j at %s', (part, start) => {
    expect(searchStart(inferFlow(listed, { ...noCriteria, ...part }, configs), links)).toBe(start);
  });
});
