import { at, body, type Change, of, replaced, search, status, suggestions } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';
import { waitsFromFar } from './places/places.ts';

const lists = (change: Change): Change => at('/appointment-management/v1/clinics', change);
const locator = (change: Change): Change => at('/tlc/api/clinic/search', change);
const locations = (change: Change): Change => at('/tlc/api/location/search', change);
const licenses = (change: Change): Change => of('GET', 'v1/licensure-states', change);

/** Changes the answers to requests whose query matches. */
const asked =
  (pattern: RegExp, change: Change): Change =>
  (answer, request) =>
    pattern.test(request.url) ? change(answer, request) : undefined;

const notBookable = replaced(/"isSchedulerEnabled":true/g, '"isSchedulerEnabled":false');
const years = replaced(/"(start|end)":\{"value":"\d{4}/g, '"$1":{"value":"2099');
const ofNineDigits = (change: Change): Change => asked(/\d{5}-\d{4}/, change);
const withoutRadius = (change: Change): Change => asked(/^(?!.*radius)/i, change);
const threeInAll = replaced(/"total":\d+/, '"total":3');
const elsewhere = replaced(/"lng":-7\d/, '"lng":-79');

/** What one call says differently from the others, one wrong place of a reply each. */
export const saidElsewhere: readonly OverrideCase[] = [
  [
    'a clinic that cannot be booked online, where the lists say that it can',
    'clinic-details of a clinic',
    of('GET', 'v1/clinic-details', notBookable),
    'sense',
    '/data/clinic/isSchedulerEnabled',
  ],
  [
    'clinics that cannot be booked online, where their details say that they can',
    'search-clinics near the place, nearest',
    locator(notBookable),
    'sense',
    '/data/clinics/0/isSchedulerEnabled',
  ],
  [
    'a next time that its details do not have',
    'list-clinics near the place',
    lists(years),
    'sense',
    '/data/clinics/0/nextAvailableAppointment/start/value',
  ],
  [
    'a next time, for the locator, that its details do not have',
    'search-clinics near the place, nearest',
    locator(years),
    'sense',
    '/data/clinics/0/nextAvailableAppointment/start/value',
  ],
  [
    'fewer clinics without a radius than within 50 miles',
    'list-clinics without a radius',
    lists(withoutRadius(threeInAll)),
    'sense',
    '/meta/clinics/total',
  ],
  [
    'fewer clinics for the locator without a radius than within 50 miles',
    'search-clinics without a radius',
    locator(withoutRadius(threeInAll)),
    'sense',
    '/meta/clinics/total',
  ],
  [
    'clinics near five digits only',
    'list-clinics near a nine-digit',
    lists(ofNineDigits(status(404))),
    'status',
    'status',
  ],
  [
    'nothing found of a nine-digit ZIP code',
    'suggest-addresses of a nine-digit',
    suggestions(ofNineDigits(body('{"data":{"similarAddresses":[]}}'))),
    'sense',
    '/data/similarAddresses',
  ],
  [
    'nothing found of a nine-digit ZIP code by the locator',
    'search-locations of a nine-digit',
    locations(ofNineDigits(body('{"data":{"locations":[]}}'))),
    'sense',
    '/data/locations',
  ],
  [
    'another point of a ZIP code than the suggestions have',
    'locate-zip-code of one that begins with 0',
    of('POST', 'v1/similar-addresses', elsewhere),
    'sense',
    '/data/similarAddresses/0/location/lng',
  ],
  [
    'a suggestion with another point of a ZIP code',
    'suggest-addresses of a ZIP code',
    suggestions(elsewhere),
    'sense',
    '/data/similarAddresses/0/location/lng',
  ],
  [
    'a location with another point of a ZIP code',
    'search-locations of a ZIP code',
    locations(elsewhere),
    'sense',
    '/data/locations/0/location/lng',
  ],
  [
    'a county of a city',
    'suggest-addresses two of many',
    suggestions(replaced('"location"', '"county":"Hamilton","location"')),
    'sense',
    '/data/similarAddresses/0/county',
  ],
  [
    'a postal code of another city',
    'search-locations two of many',
    locations(replaced(/"postalCode":"\d+"/, '"postalCode":"45202"')),
    'sense',
    '/data/locations/0/postalCode',
  ],
  [
    'more suggestions than five where none are asked for',
    'search-locations of many without page.size',
    locations(asked(/^(?!.*page\.size)/, replaced(/\[(.*)\]/, '[$1,$1]'))),
    'sense',
    '/data/locations',
  ],
  [
    'a count of licenses that is that of all states',
    'licensure-states of a service by video',
    licenses(replaced(/"licensed":\d+/, '"licensed":51')),
    'sense',
    '/meta/licensure-states/licensed',
  ],
  [
    'the name of another state',
    'licensure-states of a service by video',
    licenses(replaced('"Alabama"', '"Alaska"')),
    'sense',
    '/data/licensure-states/0/name',
  ],
  [
    'services that name one of their businesses',
    'list-services of all businesses',
    of('GET', 'v1/services', replaced(/"tlc","pharmacy"/g, '"tlc"')),
    'sense',
    '/data/services/24/businessNames',
  ],
  [
    'times in a break',
    'search-time-slots near a place',
    search(replaced(/"(mondayToFriday|saturday|sunday)":\{/g, '$&"breakStart":"00:00","breakEnd":"23:59",')),
    'sense',
    '/data/appointmentTimeSlots/0/services/0/availability',
  ],
  [
    'another break of a place that is asked for again',
    'refresh-time-slots of a place, and of one',
    search((answer, request) =>
      request.url.includes('99999999')
        ? replaced('"mondayToFriday":{', '"mondayToFriday":{"breakStart":"00:00","breakEnd":"00:01",')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/appointmentTimeSlots/0/provider/operatingHours/mondayToFriday',
  ],
  [
    'the next time of another service',
    'list-clinics pharmacies near the place, for a service',
    lists(years),
    'sense',
    '/data/clinics/0/nextAvailableAppointment/start/value',
  ],
  [
    'clinics near the point, where a place is sent beside it',
    'list-clinics near the place, whatever point',
    lists(asked(/latLng/i, threeInAll)),
    'sense',
    '/meta/clinics/total',
  ],
  [
    'a page of the nearest, sorted by wait',
    'list-clinics a small page by wait',
    asked(/sortBy=waitTime/, (answer, request) =>
      request.url.startsWith('/tlc/api/clinic/search')
        ? waitsFromFar(answer, request)
        : lists(replaced(/"id":"\d{8}"/, '"id":"01499999"'))(answer, request),
    ),
    'sense',
    '/data/clinics',
  ],
  [
    'a next time that ends before it begins',
    'clinic-info of a clinic',
    at('/tlc/api/clinic/', replaced(/"end":\{"value":"\d{4}/g, '"end":{"value":"2020')),
    'sense',
    '/data/clinic/nextAvailableAppointment/end/value',
  ],
  [
    'a next time of a point whose zone is another',
    'search-clinics near a point',
    locator(replaced(/"timezone":"America\/New_York"/g, '"timezone":"America/Denver"')),
    'sense',
    '/data/clinics/0/nextAvailableAppointment/start/timezone',
  ],
  [
    'an address without the county that was sent',
    'validate-address of an address',
    of('POST', 'v1/address-validations', replaced(/,?"county":"[^"]*"/, '')),
    'sense',
    '/data/addressValidations/address',
  ],
  [
    'visits by video for guests of another state than was asked for',
    'search-time-slots by video in a state',
    search(replaced(/"licensureState":"OH"/g, '"licensureState":"KY"')),
    'sense',
    '/data/appointmentTimeSlots/0/provider/licensureState',
  ],
];
