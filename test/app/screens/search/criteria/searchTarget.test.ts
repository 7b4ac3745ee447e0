import { describe, expect, it } from 'vitest';
import type { CategoryConfig } from '../../../../../app/journey/services/categoryConfig.ts';
import { searchTarget } from '../../../../../app/screens/search/criteria/searchTarget.ts';

describe('searchTarget', () => {
  it.each<[Partial<CategoryConfig>, object]>([
    [{ redirectAction: 'results' }, { kind: 'results' }],
    [{ redirectAction: 'prescreen', prescreenType: 'physicals' }, { kind: 'prescreen' }],
    [
      { redirectAction: 'pharmacy_scheduler', pharmacyUrl: 'https://pharmacy.example.com/' },
      { kind: 'pharmacy', url: 'https://pharmacy.example.com/' },
    ],
    [{ redirectAction: 'pharmacy_scheduler' }, { kind: 'results' }],
  ])('of %j', (part, target) => {
    expect(searchTarget({ schedulerFlow: 'IN_PERSON', redirectAction: 'results', ...part })).toEqual(target);
  });
});
