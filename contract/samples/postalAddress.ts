import type { PostalAddress } from '../../schemas/generated/api/places/validate-address/request.js';

/** An address with every field, in Cincinnati, which has this ZIP code. */
export const postalAddress = (line = '1 Main Street', more: Partial<PostalAddress> = {}): PostalAddress => ({
  addressLines: [line, 'Apartment 2'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  county: 'Hamilton',
  ...more,
});
