/** The screens that a content page may lead to without a page load. */
export interface PageLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly clinicLocator: string;
  readonly clinicLocations: string;
  readonly clinicServices: string;
  readonly clinicBilling: string;
}
