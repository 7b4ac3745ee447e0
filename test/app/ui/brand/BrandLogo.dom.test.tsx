import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandLogo } from '../../../../app/ui/brand/BrandLogo.tsx';

const open = (brand: string | undefined) =>
  render(<BrandLogo brand={brand} imageUrl={(asset) => `/images/${asset}`} />).container;

describe('the logo of a brand', () => {
  /** The ten brands (PAGE-15). */
  it.each([
    ['BAKERS', 'Baker’s', 'bakers.svg'],
    ['FRED', 'Fred Meyer', 'fred.svg'],
    ['FRYS', 'Fry’s', 'frys.svg'],
    ['JAYC', 'Jay C', 'jayc.svg'],
    ['METRO MARKET', 'Metro Market', 'metro-market.svg'],
    ['PICK N SAVE', 'Pick ’n Save', 'pick-n-save.svg'],
    ['SMITHS', 'Smith’s', 'smiths.svg'],
    ['HART', 'Harris Teeter', 'hart.svg'],
    ['KROGER', 'Kroger', 'kroger.svg'],
    ['THE LITTLE CLINIC', 'The Little Clinic', 'the-little-clinic.svg'],
  ])('of %s says %s', (brand, name, asset) => {
    open(brand);
    expect(screen.getByRole('img', { name }).getAttribute('src')).toBe(`/images/${asset}`);
  });

  it('gives way to the name where the image does not arrive', () => {
    open('KROGER');
    fireEvent.error(screen.getByRole('img', { name: 'Kroger' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Kroger').tagName).toBe('P');
  });

  it.each([undefined, '', 'SOMEBODY ELSE', 'toString'])('is left out for the brand %j', (brand) => {
    expect(open(brand).innerHTML).toBe('');
  });
});
