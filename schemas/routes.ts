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
  /** Below it each document `page/{id}` has a page of its own, by its id. */
  pages: '/health-services/pages',
} as const;

const { scheduler, instant, clinic, pages } = bases;

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
  contentPage: `${pages}/:page`,
} as const;

export type RouteName = keyof typeof routePatterns;

/** The pages of content whose addresses the specification gives, and the ids of their documents: `page/{id}`. */
export const contentPages = {
  clinicServices: 'clinic-services',
  clinicBilling: 'billing-insurance-payment',
} as const satisfies Readonly<Partial<Record<RouteName, string>>>;

/** Whether a page of content can have this id, of which its address is made: small letters, digits and hyphens. */
export const isPageId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);

/**
 * The pages whose first view the server renders, each once for all its addresses; that of a page of content once for each
 * document. `screen`: the screen itself, which can be shown without knowing more of the address. `frame`: the frame, and
 * that the screen is loading.
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
  contentPage: 'screen',
} as const satisfies Readonly<Partial<Record<RouteName, 'screen' | 'frame'>>>;

/** The name of a page that has a first view. */
export type ViewName = keyof typeof firstViews;

/** One first view: that of a route, and of a page of content the id of its document. */
export interface View {
  readonly name: ViewName;
  readonly page?: string | undefined;
}

export const hasFirstView = (name: string | undefined): name is ViewName =>
  name !== undefined && Object.hasOwn(firstViews, name);

/** Addresses that redirect to the page of a route. */
export const redirects = {
  '/': 'main',
  /**
   * The specification shortens the address of the billing page to this one; a link may use it as it is written there.
   */
  '/billing-insurance-payment': 'clinicBilling',
  // No document has two addresses.
  [`${pages}/${contentPages.clinicServices}`]: 'clinicServices',
  [`${pages}/${contentPages.clinicBilling}`]: 'clinicBilling',
} as const satisfies Readonly<Record<string, RouteName>>;
