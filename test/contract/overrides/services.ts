import { of, replaced } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

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
];
