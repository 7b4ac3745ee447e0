import { describe, expect, it } from 'vitest';
import { noCriteria, type SearchCriteria } from '../../../../../app/journey/search/SearchCriteria.ts';
import { initialFields } from '../../../../../app/screens/search/criteria/searchFields.ts';

describe('the form as it opens', () => {
  it.each<[string, Partial<SearchCriteria>, object]>([
    ['nothing', {}, { location: '', date: '2026-11-23' }],
    ['an earlier search', { location: '45202', date: '2026-12-01' }, { location: '45202', date: '2026-12-01' }],
    ['a day that is over', { date: '2026-11-22' }, { location: '', date: '2026-11-23' }],
    ['a state that stood for the location', { location: 'OH', state: 'OH' }, { location: '', date: '2026-11-23' }],
    [
      'what a chosen state took the place of',
      { location: 'OH', state: 'OH', date: '2026-11-23', typed: { location: '45202', date: '2026-12-01' } },
      { location: '45202', date: '2026-12-01' },
    ],
    [
      'a day that no guest has typed yet',
      { location: 'OH', state: 'OH', typed: { location: '', date: '' } },
      { location: '', date: '2026-11-23' },
    ],
    ['a state beside a location', { location: '45202', state: 'OH' }, { location: '45202', date: '2026-11-23' }],
  ])('has of %s what can be searched', (_what, part, fields) => {
    expect(initialFields({ ...noCriteria, ...part }, '2026-11-23')).toMatchObject(fields);
  });
});
