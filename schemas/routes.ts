/**
 * The addresses of pages, for the app's router and for the server, which answers every other address with 404. In the
 * patterns of React Router: ':name' stands for one part of an address, ':name?' at the end for one that may be missing.
 */

/** What the addresses of several pages begin with. */
export const bases = {
  scheduler: '/health-services/scheduler',
  instant: '/health-services/instant-vaccines',
  clinic: '/health-services/clinic',
} as const;

const { scheduler, instant, clinic } = bases;

/** Every page, once (PAGE-3). */
export const routePatterns = {
  main: scheduler,
  benefitCodes: `${scheduler}/benefit-codes`,
  prescreen: `${scheduler}/prescreen/:step?`,
  result: `${scheduler}/result`,
  followup: `${scheduler}/result/followup`,
  schedule: `${scheduler}/schedule`,
  confirmation: `${scheduler}/confirmation`,
  cancel: `${scheduler}/cancel/:id?/:code?`,
  canceled: `${scheduler}/canceled`,
  instantVaccine: `${instant}/:locationId`,
  instantVaccineSelection: `${instant}/select/:locationId`,
  clinicLocator: clinic,
  clinicDetails: `${clinic}/details/:divisionNumber?/:storeNumber?`,
  clinicLocations: `${clinic}/locations`,
  clinicError: `${clinic}/error`,
  clinicServices: '/health/clinic/services',
  clinicBilling: '/health/clinic/billing-insurance-payment',
} as const;

export type RouteName = keyof typeof routePatterns;

/** Addresses that lead on to the page of a route. */
export const redirects = {
  '/': 'main',
  /** The specification writes the address of the billing page in short; a link may have taken it by its letters. */
  '/billing-insurance-payment': 'clinicBilling',
} as const satisfies Readonly<Record<string, RouteName>>;
