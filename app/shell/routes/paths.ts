import { bases, type RouteName, routePatterns } from '../../../schemas/routes.ts';
import type { Links } from '../../journey/Links.ts';

export type { RouteName };

/** What the router, the document head and search engines must know about one route. */
export interface Route {
  /** Pattern of React Router. */
  readonly pattern: string;
  /** Whether it is kept out of search engines. */
  readonly noindex: boolean;
}

const { scheduler, instant, clinic, pages } = bases;

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
  contentPage: { pattern: routePatterns.contentPage, noindex: false },
} as const satisfies Record<RouteName, Route>;

/** For any other address. */
export const notFound = { noindex: true } as const;

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

const part = encodeURIComponent;

/** Entry of the dietitian flow, by the category of its visits. */
export const dietitianQuestions = (category: string) => `${scheduler}/prescreen/1?type=${part(category)}`;

/** All links but that of the dietitian flow, whose category is a setting. */
export const links: Omit<Links, 'dietitian'> = {
  main: routes.main.pattern,
  benefitCodes: routes.benefitCodes.pattern,
  prescreen: (step) => `${scheduler}/prescreen/${step}`,
  result: routes.result.pattern,
  followup: routes.followup.pattern,
  schedule: routes.schedule.pattern,
  reschedule: routes.reschedule.pattern,
  confirmation: routes.confirmation.pattern,
  cancel: (id, code) => `${scheduler}/cancel/${part(id)}/${part(code)}`,
  cancelHelp: `${scheduler}/cancel`,
  canceled: routes.canceled.pattern,
  instantVaccine: (locationId) => `${instant}/${part(locationId)}`,
  instantVaccineSelection: (locationId) => `${instant}/select/${part(locationId)}`,
  clinicLocator: clinic,
  clinicDetails: (divisionNumber, storeNumber) => `${clinic}/${part(divisionNumber)}/${part(storeNumber)}`,
  clinicLocations: routes.clinicLocations.pattern,
  clinicServices: routes.clinicServices.pattern,
  clinicBilling: routes.clinicBilling.pattern,
  contentPage: (id) => `${pages}/${part(id)}`,
};

/**
 * The path to redirect to when `pathname` ends in a slash (PAGE-7), otherwise undefined.
 * It begins with exactly one slash, so that no browser can read it as the address of another host: '//host/' and
 * '/\host/' become '/host'.
 */
export function withoutTrailingSlash(pathname: string): string | undefined {
  const inner = /^[/\\]*(.*[^/\\])?[/\\]*$/s.exec(pathname)?.[1] ?? '';
  return /.[/\\]$/.test(pathname) ? `/${inner}` : undefined;
}
