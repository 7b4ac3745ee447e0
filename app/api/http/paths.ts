const appointments = '/appointment-management';

/** A path of the API. `template` has `{id}` in place of the ids, so that it can be reported. */
export interface ApiPath {
  readonly path: string;
  readonly template: string;
}

const fixed = (path: string): ApiPath => ({ path, template: path });

const withId = (path: string, id: string, below = ''): ApiPath => ({
  path: `${path}/${encodeURIComponent(id)}${below}`,
  template: `${path}/{id}${below}`,
});

const locator = '/tlc/api';

/** The paths of all calls (API-20). */
export const apiPaths = {
  mapKey: fixed(`${locator}/location/mapkey`),
  searchClinics: fixed(`${locator}/clinic/search`),
  clinicInfo: (divisionNumber: string, storeNumber: string): ApiPath => ({
    path: `${locator}/clinic/${encodeURIComponent(divisionNumber)}/${encodeURIComponent(storeNumber)}`,
    template: `${locator}/clinic/{divisionNumber}/{storeNumber}`,
  }),
  searchLocations: fixed(`${locator}/location/search`),
  services: fixed(`${appointments}/v1/services`),
  servicesAtLocation: fixed(`${appointments}/v1/services/location`),
  clinicDetails: fixed(`${appointments}/v1/clinic-details`),
  similarAddresses: fixed(`${appointments}/v1/similar-addresses`),
  licensureStates: fixed(`${appointments}/v1/licensure-states`),
  benefitCode: fixed(`${appointments}/v1/benefit-code/validate`),
  addressValidations: fixed(`${appointments}/v1/address-validations`),
  timeSlots: fixed(`${appointments}/v2/appointment-time-slots`),
  reservations: fixed(`${appointments}/v1/appointment-reservations`),
  reservation: (id: string) => withId(`${appointments}/v1/appointment-reservations`, id),
  appointments: fixed(`${appointments}/v2/appointments`),
  walkIn: fixed(`${appointments}/v2/appointments/walk-in`),
  appointment: (id: string) => withId(`${appointments}/v2/appointments`, id),
  appointmentLookup: (id: string) => withId(`${appointments}/v2/appointments`, id, '/lookup'),
  appointmentReschedule: (id: string) => withId(`${appointments}/v2/appointments`, id, '/reschedule'),
};
