import type { Links } from '../../journey/links/Links.ts';

/** The address of a clinic's details. Its id is its division number and its store number. */
export const detailsOf = (id: string, { clinicDetails }: Pick<Links, 'clinicDetails'>): string =>
  clinicDetails(id.slice(0, 3), id.slice(3, 8));
