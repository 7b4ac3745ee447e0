/** An address as the calls write it. */
export const address = {
  addressLines: ['12 Analytical Way'],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  county: 'Hamilton',
};
