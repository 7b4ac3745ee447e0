/**
 * The addresses of pages, as patterns of React Router. The app's router uses them, and so does the server, which
 * answers every other address with 404. ':name' matches one part of an address; ':name?' at the end, one that may be
 * missing.
 */

/** The beginnings that addresses of several pages share. */
export const bases = {
  scheduler: '/health-services/scheduler',
  instant: '/health-services/instant-vaccines',
  clinic: '/health-services/clinic',
} as const;

const { scheduler, instant, clinic } = bases;

/**
 * Every page, once (PAGE-3). `/health-services/clinic/error` is none: like any address without a page, it shows the words for
 * that, and the search for a clinic.
 */
export const routePatterns = {
  main: scheduler,
  benefitCodes: `${scheduler}/benefit-codes`,
  prescreen: `${scheduler}/prescreen/:step?`,
  result: `${scheduler}/result`,
  followup: `${scheduler}/result/followup`,
  schedule: `${scheduler}/schedule`,
  /** The last step of moving an appointment to another time. */
  reschedule: `${scheduler}/reschedule`,
  confirmation: `${scheduler}/confirmation`,
  cancel: `${scheduler}/cancel/:id?/:code?`,
  canceled: `${scheduler}/canceled`,
  instantVaccine: `${instant}/:locationId`,
  instantVaccineSelection: `${instant}/select/:locationId`,
  clinicLocator: clinic,
  clinicLocations: `${clinic}/locations`,
  /** Leads to the address below. */
  toClinicDetails: `${clinic}/details/:divisionNumber?/:storeNumber?`,
  clinicDetails: `${clinic}/:divisionNumber/:storeNumber`,
  clinicServices: '/health/clinic/services',
  clinicBilling: '/health/clinic/billing-insurance-payment',
} as const;

export type RouteName = keyof typeof routePatterns;

/**
 * The pages whose first view the server renders, each once for all its addresses. `screen`: the screen itself, which can
 * be shown without knowing the address. `frame`: the frame, and that the screen is loading.
 */
export const firstViews = {
  main: 'screen',
  cancel: 'frame',
  prescreen: 'frame',
  instantVaccine: 'frame',
  instantVaccineSelection: 'frame',
  clinicLocator: 'frame',
  clinicLocations: 'frame',
  clinicDetails: 'frame',
  clinicServices: 'screen',
  clinicBilling: 'screen',
} as const satisfies Readonly<Partial<Record<RouteName, 'screen' | 'frame'>>>;

/** The name of a page that has a first view. */
export type ViewName = keyof typeof firstViews;

export const hasFirstView = (name: string | undefined): name is ViewName =>
  name !== undefined && Object.hasOwn(firstViews, name);

/** Addresses that redirect to the page of a route. */
export const redirects = {
  '/': 'main',
  /**
   * The specification shortens the address of the billing page to this one; a link may use it as it is written there.
   */
  '/billing-insurance-payment': 'clinicBilling',
} as const satisfies Readonly<Record<string, RouteName>>;
