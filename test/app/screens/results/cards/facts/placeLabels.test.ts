import { describe, expect, it } from 'vitest';
import { placeInFull, placeName } from '../../../../../../app/screens/results/cards/facts/placeLabels.ts';

describe('the name of a place', () => {
  const bare = { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } as const;
  const address = {
    addressLines: ['1 Main St', 'Suite 2'],
    cityTown: 'Mason',
    stateProvince: 'OH',
    postalCode: '45040',
  };

  it.each([
    [{ ...bare, vanityName: 'By the Park', legalName: 'Clinic, LLC', brand: 'KROGER' }, 'By the Park'],
    [{ ...bare, legalName: 'Clinic, LLC', brand: 'KROGER' }, 'Clinic, LLC'],
    [{ ...bare, brand: 'KROGER' }, 'KROGER'],
    [bare, '01400412'],
  ])('is the best that there is', (provider, name) => {
    expect(placeName(provider)).toBe(name);
  });

  it('has its street, where one name stands for several places', () => {
    expect(placeInFull({ ...bare, vanityName: 'By the Park', address })).toBe('By the Park, 1 Main St');
    expect(placeInFull({ ...bare, vanityName: 'By the Park' })).toBe('By the Park');
  });
});
