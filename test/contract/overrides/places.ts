import { body, of, replaced } from './Change.ts';
import type { OverrideCase } from './OverrideCase.ts';

export const places: readonly OverrideCase[] = [
  [
    'another clinic than was asked for',
    'clinic-details of a clinic',
    of('GET', 'v1/clinic-details', replaced(/"id":"\d{8}"/, '"id":"01499999"')),
    'sense',
    '/data/clinic/id',
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
    'a key of the map that is no text',
    'map-key the key, or none',
    (answer) => ({ ...answer, status: 200, body: '{"data":7}' }),
    'shape',
    '/data',
  ],
  ['a page without its deployment', 'deployment in the page', body('<!doctype html>'), 'malformed', ''],
];
