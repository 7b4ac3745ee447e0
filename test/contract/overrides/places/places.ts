import { at, body, type Change, nth, of, replaced, status, suggestions } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

const anyClinic = JSON.stringify({
  id: '01499999',
  name: 'Any Clinic',
  address: { addressLines: ['12 Main St'], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' },
});

/** Gives each clinic a wait, also at night, when none has one: the first has the longest. */
export const longestFirst: Change = (answer) => {
  let wait = 1000;
  const put = () => `"waitTimeInfo":{"clinicAvailable":true,"waitMinutes":${wait--}}`;
  return { ...answer, body: answer.body.replaceAll(/"waitTimeInfo":\{[^{}]*\}/g, put) };
};

/** Gives each clinic of a whole list by wait a wait, and puts the farthest first. */
export const waitsFromFar: Change = (answer) => {
  const { data, ...more }: { readonly data: { readonly clinics: readonly object[] } } = JSON.parse(answer.body);
  const clinics = data.clinics.toReversed().map((clinic, index) => ({
    ...clinic,
    waitTimeInfo: { clinicAvailable: true, waitMinutes: index },
  }));
  return { ...answer, body: JSON.stringify({ ...more, data: { clinics } }) };
};

/** Gives the first answer about a place for ever. */
function remembersDetails(): Change {
  let first: string | undefined;
  return of('GET', 'v1/clinic-details', (answer) => {
    first ??= answer.body;
    return { ...answer, body: first };
  });
}

export const places: readonly OverrideCase[] = [
  [
    'another clinic than was asked for',
    'clinic-details of a clinic',
    of('GET', 'v1/clinic-details', replaced(/"id":"\d{8}"/, '"id":"01499999"')),
    'sense',
    '/data/clinic/id',
  ],
  [
    'a list of clinics that does not keep to its order',
    'list-clinics near the place',
    at('/appointment-management/v1/clinics', replaced(/"distance":[\d.]+/, '"distance":99')),
    'sense',
    '/data/clinics',
  ],
  [
    'clinics whose order by wait is that of distance',
    'search-clinics by wait',
    at('/tlc/api/clinic/search', longestFirst),
    'sense',
    '/data/clinics',
  ],
  [
    'the first clinics, whatever the page',
    'search-clinics a page after the last one',
    at('/tlc/api/clinic/search', replaced('"clinics":[]', `"clinics":[${anyClinic}]`)),
    'sense',
    '/data/clinics',
  ],
  [
    'the first clinics, however many come before the page',
    'list-clinics a page after the last one',
    at('/appointment-management/v1/clinics', replaced('"clinics":[]', `"clinics":[${anyClinic}]`)),
    'sense',
    '/data/clinics',
  ],
  [
    'another clinic than the path names',
    'clinic-info of a clinic',
    at('/tlc/api/clinic/', replaced(/"id":"\d{8}"/, '"id":"01499999"')),
    'sense',
    '/data/clinic/id',
  ],
  [
    'no place, where some begin like this',
    'search-locations two of many',
    at('/tlc/api/location/search', (answer) => ({ ...answer, body: '{"data":{"locations":[]}}' })),
    'sense',
    '/data/locations',
  ],
  [
    'no license where the service is free',
    'licensure-states of a service by video',
    of('GET', 'v1/licensure-states', replaced(/"hasLicense":true/g, '"hasLicense":false')),
    'sense',
    '/data/licensure-states/35/hasLicense',
  ],
  [
    'an address in another city, which it takes as it is',
    'validate-address of one in a city',
    of('POST', 'v1/address-validations', replaced(/"corrected":true/, '"corrected":false')),
    'sense',
    '/data/addressValidations',
  ],
  [
    'no place for a ZIP code',
    'locate-zip-code of a ZIP code',
    of('POST', 'v1/similar-addresses', body('{"data":{"similarAddresses":[]}}')),
    'sense',
    '/data/similarAddresses',
  ],
  [
    'a key of the map that is no text',
    'map-key the key, or none',
    (answer) => ({ ...answer, status: 200, body: '{"data":7}' }),
    'shape',
    '/data',
  ],
  ['a page without its deployment', 'deployment in the page', body('<!doctype html>'), 'malformed', ''],
  [
    'clinics with latitude and longitude swapped',
    'search-clinics near a point',
    at('/tlc/api/clinic/search', replaced(/"lat":([\d.-]+),"lng":([\d.-]+)/g, '"lat":$2,"lng":$1')),
    'sense',
    '/data/clinics/0/location',
  ],
  [
    'a phone that nobody can dial',
    'search-clinics near the place',
    at('/tlc/api/clinic/search', replaced(/"phone":"[^"]+"/, '"phone":"555-0142"')),
    'sense',
    '/data/clinics/0/phone',
  ],
  [
    'kilometers for miles',
    'search-clinics near a point',
    at('/tlc/api/clinic/search', (a) => ({
      ...a,
      body: a.body.replace(/"distance":([\d.]+)/g, (_all, miles) => `"distance":${Number(miles) * 10 + 2}`),
    })),
    'sense',
    '/data/clinics/0/distance',
  ],
  [
    'a phone that its details do not have',
    'list-clinics near the place',
    at('/appointment-management/v1/clinics', replaced(/"phone":"[^"]+"/, '"phone":"513-555-0000"')),
    'sense',
    '/data/clinics/0/phone',
  ],
  [
    'hours that its details do not have',
    'clinic-info of a clinic',
    at('/tlc/api/clinic/', replaced(/day: [^"]+"/g, 'day: Closed"')),
    'sense',
    '/data/clinic/weekHours',
  ],
  [
    'a corrected address that is the one that was sent',
    'validate-address of one in a city',
    of('POST', 'v1/address-validations', (answer, { body: sent }) => ({
      ...answer,
      body: `{"data":{"addressValidations":{"validated":true,"corrected":true,${sent.slice(1, -1)}}}}`,
    })),
    'sense',
    '/data/addressValidations/address',
  ],
  [
    'a state that is missing',
    'licensure-states of a service by video',
    of('GET', 'v1/licensure-states', replaced('"code":"TX"', '"code":"OK"')),
    'sense',
    '/data/licensure-states',
  ],
  [
    'another ZIP code than was asked for',
    'locate-zip-code of a ZIP code',
    of('POST', 'v1/similar-addresses', replaced(/"postalCode":"\d+"/, '"postalCode":"45203"')),
    'sense',
    '/data/similarAddresses/0/postalCode',
  ],
  [
    'one suggestion twice',
    'suggest-addresses two of many',
    suggestions(replaced(/\[(\{.*?\}\}),.*\]/, '[$1,$1]')),
    'sense',
    '/data/similarAddresses/1',
  ],
  [
    'a body that does not say that it is JSON, which it reads',
    'validate-address a body that does not say',
    of('POST', 'v1/address-validations', status(200)),
    'status',
    'status',
  ],
  [
    'a store of another division',
    'clinic-details of a store that is in another division',
    of('GET', 'v1/clinic-details', status(200)),
    'status',
    'status',
  ],
  ...['of a pharmacy, where no business', 'of a clinic, as a pharmacy'].map(
    (named): OverrideCase => [
      `a place of another business than was asked for: ${named}`,
      `clinic-details ${named}`,
      of('GET', 'v1/clinic-details', status(200)),
      'status',
      'status',
    ],
  ),
  [
    'clinics near a point, where a place was named',
    'search-clinics near the place, whatever point',
    at('/tlc/api/clinic/search', (answer, request) =>
      request.url.includes('latLong') ? replaced(/"id":"\d{8}"/, '"id":"01499999"')(answer, request) : undefined,
    ),
    'sense',
    '/data/clinics',
  ],
  [
    'a ZIP code without its leading zero',
    'locate-zip-code of one that begins with 0',
    of('POST', 'v1/similar-addresses', replaced(/"postalCode":"0/, '"postalCode":"')),
    'sense',
    '/data/similarAddresses/0/postalCode',
  ],
  [
    'clinics sorted by wait only within the page that distance chose',
    'search-clinics a small page by wait',
    at('/tlc/api/clinic/search', (answer, request) => {
      if (!request.url.includes('sortBy=waitTime')) return undefined;
      const change = request.url.includes('pageSize=50') ? waitsFromFar : replaced(/"id":"\d{8}"/, '"id":"01499999"');
      return change(answer, request);
    }),
    'sense',
    '/data/clinics',
  ],
  [
    'one list of licenses for every service',
    'licensure-states of a service only by video',
    of('GET', 'v1/licensure-states', replaced('"hasLicense":false', '"hasLicense":true')),
    'sense',
    '/data/licensure-states/0/hasLicense',
  ],
  [
    'an address that only one of two paths corrects',
    'validate-address of one in such a state',
    at('/tlc/api/location/validateaddress', (answer, { body: sent }) => ({
      ...answer,
      body: `{"data":{"addressValidations":{"validated":true,"corrected":true,${sent.slice(1, -1)}}}}`,
    })),
    'sense',
    '/data/addressValidations/address',
  ],
  [
    'clinics that are farther than the radius',
    'list-clinics within a radius',
    at('/appointment-management/v1/clinics', (answer, request) =>
      request.url.includes('filter.radius')
        ? replaced(/"distance":[\d.]+/, '"distance":12')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/clinics/0/distance',
  ],
  [
    'hours that a search does not have',
    'clinic-details of a clinic',
    of('GET', 'v1/clinic-details', replaced(/day: [^"]+"/g, 'day: 6:00 AM - 6:10 AM"')),
    'sense',
    '/data/clinic/weekHours',
  ],
  [
    'a next time that stays when it is taken',
    'clinic-details of a pharmacy whose next time',
    remembersDetails(),
    'sense',
    '/data/clinic/nextAvailableAppointment/start/value',
  ],
  [
    'clinics near a point that are not sorted by wait',
    'list-clinics by wait near a point',
    at('/appointment-management/v1/clinics', longestFirst),
    'sense',
    '/data/clinics',
  ],
  [
    'clinics near a place for pharmacies',
    'list-clinics pharmacies near the place',
    at('/appointment-management/v1/clinics', replaced(/"clinics":\[.*\]/, `"clinics":[${anyClinic}]`)),
    'sense',
    '/data/clinics',
  ],
  ...(
    [
      ['list-clinics', '/appointment-management/v1/clinics'],
      ['search-clinics', '/tlc/api/clinic/search'],
    ] as const
  ).map(
    ([call, path]): OverrideCase => [
      `no clinics on all pages together, after the last one: ${call}`,
      `${call} a page after the last`,
      at(path, nth(2, replaced(/"total":\d+/, '"total":0'))),
      'sense',
      '/meta/clinics/total',
    ],
  ),
];
