import { pagesMessages } from '../messages/pages.ts';
import { shellMessages } from '../messages/shell.ts';

/** What the router, the document head and search engines must know about one route. */
export interface Route {
  /** Pattern of React Router. */
  readonly pattern: string;
  /** Title of the page, as the specification has it where it names one. */
  readonly title: string;
  /** Kept out of search engines. */
  readonly noindex: boolean;
}

const scheduler = '/health-services/scheduler';
const instant = '/health-services/instant-vaccines';
const clinic = '/health-services/clinic';

/** Every route of the specification (first document, section 2), once. */
export const routes = {
  main: { pattern: scheduler, title: 'Health and Wellness Scheduler', noindex: false },
  benefitCodes: { pattern: `${scheduler}/benefit-codes`, title: 'Benefit Code Eligibility', noindex: true },
  prescreen: { pattern: `${scheduler}/prescreen/:step?`, title: 'Prescreening Form', noindex: false },
  result: { pattern: `${scheduler}/result`, title: 'Appointment Search Results', noindex: false },
  followup: { pattern: `${scheduler}/result/followup`, title: 'Appointment Search Results', noindex: false },
  schedule: { pattern: `${scheduler}/schedule`, title: 'Patient Info Form', noindex: false },
  confirmation: { pattern: `${scheduler}/confirmation`, title: 'Appointment Confirmation', noindex: false },
  cancel: { pattern: `${scheduler}/cancel/:id/:code`, title: 'Cancel Appointment', noindex: true },
  canceled: { pattern: `${scheduler}/canceled`, title: 'Cancel Confirmation', noindex: false },
  instantVaccine: { pattern: `${instant}/:locationId`, title: 'Walk-In Vaccine', noindex: false },
  instantVaccineSelection: { pattern: `${instant}/select/:locationId`, title: 'Prescreening Form', noindex: false },
  clinicLocator: { pattern: clinic, title: 'Clinic Locator', noindex: false },
  clinicDetails: {
    pattern: `${clinic}/details/:divisionNumber?/:storeNumber?`,
    title: 'Clinic Details',
    noindex: false,
  },
  clinicLocations: { pattern: `${clinic}/locations`, title: 'Clinic Locator', noindex: false },
  clinicError: { pattern: `${clinic}/error`, title: 'Clinic Locator', noindex: true },
  clinicServices: { pattern: '/health/clinic/services', title: pagesMessages.clinicServices, noindex: false },
  clinicBilling: {
    pattern: '/health/clinic/billing-insurance-payment',
    title: pagesMessages.clinicBilling,
    noindex: false,
  },
} as const satisfies Record<string, Route>;

/** Any other address. */
export const notFound = { title: shellMessages.notFound.title, noindex: true } as const;

export type RouteName = keyof typeof routes;

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

const part = encodeURIComponent;

/**
 * The addresses that screens link and go to. The shell hands them to a screen as its `links`; a screen declares the few
 * that it needs.
 */
export const links = {
  main: routes.main.pattern,
  benefitCodes: routes.benefitCodes.pattern,
  prescreen: (step: number) => `${scheduler}/prescreen/${step}`,
  /** Entry of the dietitian flow. */
  dietitian: `${scheduler}/prescreen/1?type=Telenutrition`,
  result: routes.result.pattern,
  followup: routes.followup.pattern,
  schedule: routes.schedule.pattern,
  confirmation: routes.confirmation.pattern,
  cancel: (id: string, code: string) => `${scheduler}/cancel/${part(id)}/${part(code)}`,
  canceled: routes.canceled.pattern,
  instantVaccine: (locationId: string) => `${instant}/${part(locationId)}`,
  instantVaccineSelection: (locationId: string) => `${instant}/select/${part(locationId)}`,
  clinicLocator: clinic,
  clinicDetails: (divisionNumber: string, storeNumber: string) =>
    `${clinic}/details/${part(divisionNumber)}/${part(storeNumber)}`,
  clinicLocations: routes.clinicLocations.pattern,
  clinicServices: routes.clinicServices.pattern,
  clinicBilling: routes.clinicBilling.pattern,
} as const;

export type Links = typeof links;
