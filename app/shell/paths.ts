import { bases, type RouteName, routePatterns } from '../../schemas/routes.ts';

export type { RouteName };

/** What the router, the document head and search engines must know about one route. */
export interface Route {
  /** Pattern of React Router. */
  readonly pattern: string;
  /** Whether it is kept out of search engines. */
  readonly noindex: boolean;
}

const { scheduler, instant, clinic } = bases;

/** All routes (PAGE-3); the server also knows their addresses. */
export const routes = {
  main: { pattern: routePatterns.main, noindex: false },
  benefitCodes: { pattern: routePatterns.benefitCodes, noindex: true },
  prescreen: { pattern: routePatterns.prescreen, noindex: false },
  result: { pattern: routePatterns.result, noindex: false },
  followup: { pattern: routePatterns.followup, noindex: false },
  schedule: { pattern: routePatterns.schedule, noindex: false },
  reschedule: { pattern: routePatterns.reschedule, noindex: true },
  confirmation: { pattern: routePatterns.confirmation, noindex: false },
  cancel: { pattern: routePatterns.cancel, noindex: true },
  canceled: { pattern: routePatterns.canceled, noindex: false },
  instantVaccine: { pattern: routePatterns.instantVaccine, noindex: false },
  instantVaccineSelection: { pattern: routePatterns.instantVaccineSelection, noindex: false },
  clinicLocator: { pattern: routePatterns.clinicLocator, noindex: false },
  clinicLocations: { pattern: routePatterns.clinicLocations, noindex: false },
  toClinicDetails: { pattern: routePatterns.toClinicDetails, noindex: true },
  clinicDetails: { pattern: routePatterns.clinicDetails, noindex: false },
  clinicServices: { pattern: routePatterns.clinicServices, noindex: false },
  clinicBilling: { pattern: routePatterns.clinicBilling, noindex: false },
} as const satisfies Record<RouteName, Route>;

/** For any other address. */
export const notFound = { noindex: true } as const;

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
  /** Entry of the dietitian flow, by the category of its visits. */
  dietitianQuestions: (category: string) => `${scheduler}/prescreen/1?type=${part(category)}`,
  result: routes.result.pattern,
  followup: routes.followup.pattern,
  schedule: routes.schedule.pattern,
  reschedule: routes.reschedule.pattern,
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

/** The addresses with the category of the dietitian flow in its place. */
export type Links = typeof links & { readonly dietitian: string };

/**
 * The path to redirect to when `pathname` ends in a slash (PAGE-7), otherwise undefined.
 * It begins with exactly one slash, so that no browser can read it as the address of another host: '//host/' and
 * '/\host/' become '/host'.
 */
export function withoutTrailingSlash(pathname: string): string | undefined {
  const inner = /^[/\\]*(.*[^/\\])?[/\\]*$/s.exec(pathname)?.[1] ?? '';
  return /.[/\\]$/.test(pathname) ? `/${inner}` : undefined;
}
