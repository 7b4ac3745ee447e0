import { monday } from '../reference-backend/support/calls.ts';

/** Two weeks of two services of the clinics. */
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
