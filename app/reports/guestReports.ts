import type { RouteName } from '../../schemas/routes.ts';

/**
 * What pages report of what went wrong and of how fast they were, where `GUEST_REPORTS` is on: a name of a route, a code
 * from these lists, and a number. Nothing else has a place in it, so nothing of a guest can come along.
 */

/** Where pages send reports, and below it the scripts that do so. */
export const guestReports = '/guest-reports/v1/reports';

/** What a page has failed by: a screen that could not be shown, an error outside of all screens, a promise that nobody kept. */
export const crashCodes = ['screen', 'error', 'rejection'] as const;

/** The directives of the security policy; `other` is whatever a browser names besides. */
export const directiveCodes = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'frame-src',
  'worker-src',
  'base-uri',
  'object-src',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'other',
] as const;

/** Web Vitals, with the greatest value of each: milliseconds until the largest paint and the next paint, and the shift of the layout. */
export const vitalCodes = { LCP: 600_000, INP: 600_000, CLS: 1_000 } as const;

export type CrashCode = (typeof crashCodes)[number];
export type DirectiveCode = (typeof directiveCodes)[number];
export type VitalCode = keyof typeof vitalCodes;

/** The page that reports; `none` for an address at which there is none. */
export type ReportingRoute = RouteName | 'none';

export type GuestReport = { readonly route: ReportingRoute } & (
  | { readonly kind: 'crash'; readonly code: CrashCode }
  | { readonly kind: 'csp'; readonly code: DirectiveCode }
  | { readonly kind: 'vital'; readonly code: VitalCode; readonly value: number }
);

/** The most reports of one batch. */
export const mostReports = 20;

/** The mark by which a page notes that a screen could not be shown. It is the only thing that the app itself does for reports. */
export const crashMark = 'crash';
