import { bases, type RouteName, routePatterns } from '../../schemas/routes.ts';
import { pagesMessages } from '../messages/site/pages.ts';
import { shellMessages } from '../messages/site/shell.ts';

export type { RouteName };

/** What the router, the document head and search engines must know about one route. */
export interface Route {
  /** Pattern of React Router. */
  readonly pattern: string;
  /** Title of the page (PAGE-4). */
  readonly title: string;
  /** Whether it is kept out of search engines. */
  readonly noindex: boolean;
}

const { scheduler, instant, clinic } = bases;

/** All routes (PAGE-3); the server also knows their addresses. */
export const routes = {
  main: { pattern: routePatterns.main, title: 'Health and Wellness Scheduler', noindex: false },
  benefitCodes: { pattern: routePatterns.benefitCodes, title: 'Benefit Code Eligibility', noindex: true },
  prescreen: { pattern: routePatterns.prescreen, title: 'Prescreening Form', noindex: false },
  result: { pattern: routePatterns.result, title: 'Appointment Search Results', noindex: false },
  followup: { pattern: routePatterns.followup, title: 'Appointment Search Results', noindex: false },
  schedule: { pattern: routePatterns.schedule, title: 'Patient Info Form', noindex: false },
  confirmation: { pattern: routePatterns.confirmation, title: 'Appointment Confirmation', noindex: false },
  cancel: { pattern: routePatterns.cancel, title: 'Cancel Appointment', noindex: true },
  canceled: { pattern: routePatterns.canceled, title: 'Cancel Confirmation', noindex: false },
  instantVaccine: { pattern: routePatterns.instantVaccine, title: 'Walk-In Vaccine', noindex: false },
  instantVaccineSelection: {
    pattern: routePatterns.instantVaccineSelection,
    title: 'Prescreening Form',
    noindex: false,
  },
  clinicLocator: { pattern: routePatterns.clinicLocator, title: 'Clinic Locator', noindex: false },
  clinicLocations: { pattern: routePatterns.clinicLocations, title: 'Clinic Locator', noindex: false },
  clinicError: { pattern: routePatterns.clinicError, title: 'Clinic Locator', noindex: true },
  toClinicDetails: { pattern: routePatterns.toClinicDetails, title: 'Clinic Details', noindex: true },
  clinicDetails: { pattern: routePatterns.clinicDetails, title: 'Clinic Details', noindex: false },
  clinicServices: { pattern: routePatterns.clinicServices, title: pagesMessages.clinicServices, noindex: false },
  clinicBilling: {
    pattern: routePatterns.clinicBilling,
    title: pagesMessages.clinicBilling,
    noindex: false,
  },
} as const satisfies Record<RouteName, Route>;

/** For any other address. */
export const notFound = { title: shellMessages.notFound.title, noindex: true } as const;

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

const part = encodeURIComponent;

/**
 * The addresses that screens link and navigate to. The shell passes them to a screen as its `links`; a screen declares
 * the few that it needs.
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
  /** The same page without an appointment: it says how to cancel without the link of a mail. */
  cancelHelp: `${scheduler}/cancel`,
  canceled: routes.canceled.pattern,
  instantVaccine: (locationId: string) => `${instant}/${part(locationId)}`,
  instantVaccineSelection: (locationId: string) => `${instant}/select/${part(locationId)}`,
  clinicLocator: clinic,
  clinicDetails: (divisionNumber: string, storeNumber: string) =>
    `${clinic}/${part(divisionNumber)}/${part(storeNumber)}`,
  clinicLocations: routes.clinicLocations.pattern,
  clinicServices: routes.clinicServices.pattern,
  clinicBilling: routes.clinicBilling.pattern,
} as const;

export type Links = typeof links;

/**
 * The path to redirect to when `pathname` ends in a slash (PAGE-7), otherwise undefined.
 * It begins with exactly one slash, so that no browser can read it as the address of another host: '//host/' and
 * '/\host/' become '/host'.
 */
export function withoutTrailingSlash(pathname: string): string | undefined {
  const inner = /^[/\\]*(.*[^/\\])?[/\\]*$/s.exec(pathname)?.[1] ?? '';
  return /.[/\\]$/.test(pathname) ? `/${inner}` : undefined;
}
