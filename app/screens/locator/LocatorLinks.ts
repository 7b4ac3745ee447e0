/** The screens that the locator leads to. */
export interface LocatorLinks {
  readonly main: string;
  readonly clinicLocations: string;
  readonly clinicDetails: (divisionNumber: string, storeNumber: string) => string;
  readonly clinicServices: string;
  readonly clinicBilling: string;
}

/** The address of a clinic's details. Its id is its division number and its store number. */
export const detailsOf = (id: string, { clinicDetails }: Pick<LocatorLinks, 'clinicDetails'>): string =>
  clinicDetails(id.slice(0, 3), id.slice(3, 8));
