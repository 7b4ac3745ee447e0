import { describe, expect, it } from 'vitest';
import { refreshedPlace } from '../../../../../app/screens/results/times/useDateRangeTimes.ts';

describe('where times are read again', () => {
  const place = { providerId: '01400412', businessName: 'tlc' } as const;
  it.each([
    [[place], { locationIds: ['01400412'] }],
    [[{ ...place, licensureState: 'OH' }], { licensureState: 'OH' }],
    [[{ ...place, businessName: 'dietitian', licensureState: 'OH' } as const], { locationIds: ['01400412'] }],
    [[place, { ...place, providerId: '01400413' }], { locationIds: ['01400412', '01400413'] }],
  ])('of %j', (providers, where) => {
    expect(refreshedPlace(providers)).toEqual(where);
  });
});
