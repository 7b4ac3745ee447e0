/** What a call is besides its request and its reply, whose schemas are in the folder of its name below `schemas/api`. */
export interface CallFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` stands for a part that each request fills in. */
  readonly path: string;
  /** A second path that is answered alike. */
  readonly otherPath?: string;
  /**
   * `reads`: changes nothing, whatever its method. `writes`: what it makes can be taken back. `leaves`: what it makes
   * cannot be taken back.
   */
  readonly effect: 'reads' | 'writes' | 'leaves';
}

const appointments = '/appointment-management';
const locator = '/tlc/api';

/** Every call of the API (API-20): app, server, contract kit and tests read their paths here. */
export const calls = {
  'list-services': {
    method: 'GET',
    path: `${appointments}/v1/services`,
    /** The services of one location. */
    otherPath: `${appointments}/v1/services/location`,
    effect: 'reads',
  },
  'clinic-details': { method: 'GET', path: `${appointments}/v1/clinic-details`, effect: 'reads' },
  'list-clinics': { method: 'GET', path: `${appointments}/v1/clinics`, effect: 'reads' },
  'search-clinics': { method: 'GET', path: `${locator}/clinic/search`, effect: 'reads' },
  'clinic-info': { method: 'GET', path: `${locator}/clinic/{divisionNumber}/{storeNumber}`, effect: 'reads' },
  'search-locations': { method: 'GET', path: `${locator}/location/search`, effect: 'reads' },
  'licensure-states': { method: 'GET', path: `${appointments}/v1/licensure-states`, effect: 'reads' },
  'suggest-addresses': { method: 'GET', path: `${appointments}/v1/similar-addresses`, effect: 'reads' },
  'locate-zip-code': { method: 'POST', path: `${appointments}/v1/similar-addresses`, effect: 'reads' },
  'search-time-slots': { method: 'GET', path: `${appointments}/v2/appointment-time-slots`, effect: 'reads' },
  /** Differs from the search in its query alone. */
  'refresh-time-slots': { method: 'GET', path: `${appointments}/v2/appointment-time-slots`, effect: 'reads' },
  'validate-benefit-code': { method: 'GET', path: `${appointments}/v1/benefit-code/validate`, effect: 'reads' },
  'validate-address': {
    method: 'POST',
    path: `${appointments}/v1/address-validations`,
    otherPath: `${locator}/location/validateaddress`,
    effect: 'reads',
  },
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
  'lookup-appointment': { method: 'POST', path: `${appointments}/v2/appointments/{id}/lookup`, effect: 'reads' },
  'reschedule-appointment': {
    method: 'POST',
    path: `${appointments}/v2/appointments/{id}/reschedule`,
    effect: 'writes',
  },
  'collect-events': { method: 'POST', path: '/analytics/v1/events', effect: 'leaves' },
} as const satisfies Readonly<Record<string, CallFacts>>;

export type CallName = keyof typeof calls;

export const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
