import type { Address } from '../exchange/Browser.ts';

/** A call, and whether it changes something on the server. */
export interface CallAddress extends Address {
  /**
   * `reads`: changes nothing, whatever its method, so that it is sent without `--write` as well. `writes`: what it makes
   * is taken back. `leaves`: what it makes cannot be taken back.
   */
  readonly effect: 'reads' | 'writes' | 'leaves';
}

const get = (path: string): CallAddress => ({ method: 'GET', path, effect: 'reads' });
const appointments = '/appointment-management';
const locator = '/tlc/api';

/** The second path of list-services, for the services of one location. */
export const servicesAtLocation = `${appointments}/v1/services/location`;

/** The second path of validate-address. */
export const locationValidation = `${locator}/location/validateaddress`;

/** Every call, and the page that has the deployment in it, by the name of its folder below `schemas/api`. */
export const addresses = {
  'list-services': get(`${appointments}/v1/services`),
  'clinic-details': get(`${appointments}/v1/clinic-details`),
  'list-clinics': get(`${appointments}/v1/clinics`),
  'search-clinics': get(`${locator}/clinic/search`),
  'clinic-info': get(`${locator}/clinic/{divisionNumber}/{storeNumber}`),
  'search-locations': get(`${locator}/location/search`),
  'licensure-states': get(`${appointments}/v1/licensure-states`),
  'suggest-addresses': get(`${appointments}/v1/similar-addresses`),
  'locate-zip-code': { method: 'POST', path: `${appointments}/v1/similar-addresses`, effect: 'reads' },
  'search-time-slots': get(`${appointments}/v2/appointment-time-slots`),
  'refresh-time-slots': get(`${appointments}/v2/appointment-time-slots`),
  'validate-benefit-code': get(`${appointments}/v1/benefit-code/validate`),
  'validate-address': { method: 'POST', path: `${appointments}/v1/address-validations`, effect: 'reads' },
  'map-key': { method: 'POST', path: `${locator}/location/mapkey`, effect: 'reads' },
  'create-reservation': { method: 'POST', path: `${appointments}/v1/appointment-reservations`, effect: 'writes' },
  'release-reservation': {
    method: 'DELETE',
    path: `${appointments}/v1/appointment-reservations/{id}`,
    effect: 'writes',
  },
  'schedule-appointment': { method: 'POST', path: `${appointments}/v2/appointments`, effect: 'writes' },
  'schedule-walk-in': { method: 'POST', path: `${appointments}/v2/appointments/walk-in`, effect: 'leaves' },
  'cancel-appointment': { method: 'PUT', path: `${appointments}/v2/appointments/{id}`, effect: 'writes' },
  'lookup-appointment': {
    method: 'POST',
    path: `${appointments}/v2/appointments/{id}/lookup`,
    effect: 'reads',
  },
  'reschedule-appointment': {
    method: 'POST',
    path: `${appointments}/v2/appointments/{id}/reschedule`,
    effect: 'writes',
  },
  'collect-events': { method: 'POST', path: '/analytics/v1/events', effect: 'leaves' },
  deployment: get('/health-services/scheduler'),
} as const satisfies Record<string, CallAddress>;

/** The name of a call. */
export type CallName = keyof typeof addresses;

/** Calls that have a second path. */
export const otherPaths: ReadonlyMap<CallName, readonly string[]> = new Map([
  ['list-services', [servicesAtLocation]],
  ['validate-address', [locationValidation]],
]);
