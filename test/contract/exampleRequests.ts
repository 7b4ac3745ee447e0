import { monday } from '../reference-backend/support/calls.ts';

/** A search for two services of the clinics over two weeks. */
export const window = {
  'filter.businessNames': 'tlc',
  'filter.serviceIds': ['29', '63'],
  'filter.startDate': monday,
  'filter.endDate': '2027-03-14',
};

/** An address as a guest types it. */
export const typed = {
  addressLines: ['12 Analytical Way', 'Apartment 2'],
  cityTown: 'cincinnati',
  stateProvince: 'OH',
  postalCode: '45202-1234',
  county: 'Hamilton',
};
