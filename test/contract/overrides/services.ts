import { type Change, of, replaced, reserving, search } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

/** Changes the lists of one business only. */
const listOf = (business: string, change: Change): Change =>
  of('GET', 'v1/services', (answer, request) =>
    request.url.split('?')[1]?.startsWith(`filter.businessNames=${business}`) && !request.url.includes('&')
      ? change(answer, request)
      : undefined,
  );

export const services: readonly OverrideCase[] = [
  [
    'a service that is listed twice',
    'list-services of all businesses',
    of('GET', 'v1/services', replaced(/"id":\d+/g, '"id":7')),
    'sense',
    '/data/services/1/id',
  ],
  [
    'a benefit code that nobody has, which it takes',
    'validate-benefit-code a code that nobody has',
    of('GET', 'v1/benefit-code/validate', replaced(/"isValid":false/, '"isValid":true')),
    'sense',
    '/data/validation/isValid',
  ],
  [
    'a service that needs more days than it says',
    'list-services of dietitians',
    of('GET', 'v1/services', replaced(/"leadTimeDays":\d+,?/g, '')),
    'sense',
    '/data/services/0/leadTimeDays',
  ],
  [
    'a service that can be booked for fewer days than it says',
    'list-services of clinics',
    of('GET', 'v1/services', replaced(/"maxDaysAhead":\d+/g, '"maxDaysAhead":300')),
    'sense',
    '/data/services/0/maxDaysAhead',
  ],
  [
    'services at a place that name the business of the search alone',
    'list-services at a clinic, of the clinics alone',
    of('GET', 'v1/services/location', (answer, request) =>
      request.url.includes('pharmacy') ? undefined : replaced(/"tlc","pharmacy"/g, '"tlc"')(answer, request),
    ),
    'sense',
    '/data/services/23/businessNames',
  ],
  [
    'services of some of the businesses',
    'list-services of all businesses',
    of('GET', 'v1/services', replaced(/"dietitian"/g, '"tlc"')),
    'sense',
    '/data/services',
  ],
  [
    'services of the business, whatever the location',
    'list-services at a location: those',
    of('GET', 'v1/services/location', replaced(/"id":29\b/, '"id":401')),
    'sense',
    '/data/services',
  ],
  [
    'a benefit code by its beginning',
    'validate-benefit-code a valid code with one character more',
    of('GET', 'v1/benefit-code/validate', (answer, request) =>
      request.url.includes('CARE2027') ? replaced('false', 'true')(answer, request) : undefined,
    ),
    'sense',
    '/data/validation/isValid',
  ],
  [
    'vaccines of pharmacies that need more days than they say',
    'list-services of pharmacies',
    of('GET', 'v1/services', replaced(/"leadTimeDays":\d+,?/g, '')),
    'sense',
    '/data/services/15/leadTimeDays',
  ],
  [
    'visits by video, however far ahead',
    'list-services of videos',
    reserving((answer, request) =>
      request.body.includes('licensureState') ? replaced('tooFarAhead', 'slotTaken')(answer, request) : undefined,
    ),
    'sense',
    '/data/services/0/maxDaysAhead',
  ],
  [
    'times after the last day on which a service can be booked',
    'list-services of clinics',
    search((answer, request) =>
      request.url.includes('locationIds')
        ? replaced('"timeslots":[', '"timeslots":[{"value":"2099-01-01 09:00:00"},')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/services/0/maxDaysAhead',
  ],
  [
    'another service that follows',
    'list-services of services with a follow-up',
    of('GET', 'v1/services', replaced('"followupServiceId":110', '"followupServiceId":112')),
    'sense',
    '/data/services/32/followupServiceId',
  ],
  [
    'a vaccine against COVID-19 that is no vaccine',
    'list-services of the clinics',
    of(
      'GET',
      'v1/services',
      replaced('"isVaccine":true,"isCovidVaccine":true', '"isVaccine":false,"isCovidVaccine":true'),
    ),
    'sense',
    '/data/services/29/isVaccine',
  ],
  [
    'another name of a vaccine in the list of the pharmacies',
    'list-services of all businesses',
    listOf('pharmacy', replaced('"name":"Tdap"', '"name":"Tetanus"')),
    'sense',
    '/data/services/25/name',
  ],
  [
    'services of a pharmacy that it does not give',
    'list-services at a pharmacy',
    of('GET', 'v1/services/location', replaced(/"id":501\b/, '"id":999')),
    'sense',
    '/data/services',
  ],
];
