/** The screens that the locator leads to. */
export interface LocatorLinks {
  readonly main: string;
  readonly clinicLocations: string;
  readonly clinicDetails: (divisionNumber: string, storeNumber: string) => string;
  readonly clinicServices: string;
  readonly clinicBilling: string;
}
