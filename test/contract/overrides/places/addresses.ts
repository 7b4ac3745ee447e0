import { at, body, of, replaced, status, suggestions } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

export const suggested = 'suggest-addresses of the place';

export const addresses: readonly OverrideCase[] = [
  ['another success', suggested, suggestions(status(201)), 'status', 'status'],
  ['a redirect', suggested, suggestions((a) => ({ ...a, status: 302 })), 'status', 'status'],
  ['a server error', suggested, suggestions(status(500)), 'status', 'status'],
  ['no body', suggested, suggestions(body('')), 'empty', ''],
  ['half a body', suggested, suggestions((a) => ({ ...a, body: a.body.slice(0, -9) })), 'malformed', ''],
  ['a page', suggested, suggestions(body('<!doctype html><title>Sign in</title>')), 'malformed', ''],
  [
    'JSON that is not said to be JSON',
    suggested,
    suggestions((a) => ({ ...a, headers: { 'content-type': 'text/plain' } })),
    'contentType',
    'content-type',
  ],
  ['a cut connection', suggested, suggestions(() => 'cut'), 'cut', 'connection'],
  [
    'a field that is missing',
    suggested,
    suggestions(replaced(/"postalCode":"\d+",?/, '')),
    'shape',
    '/data/similarAddresses/0/postalCode',
  ],
  [
    'a number for a text',
    suggested,
    suggestions(replaced(/"postalCode":"\d+"/, '"postalCode":7')),
    'shape',
    '/data/similarAddresses/0/postalCode',
  ],
  [
    'another name around the list',
    suggested,
    suggestions(replaced(/similarAddresses/, 'addresses')),
    'shape',
    '/data/similarAddresses',
  ],
  [
    'a state that is no code',
    suggested,
    suggestions(replaced(/"stateProvince":"OH"/, '"stateProvince":"Ohio"')),
    'shape',
    '/data/similarAddresses/0/stateProvince',
  ],
  [
    'nothing found of a place that exists',
    suggested,
    suggestions(body('{"data":{"similarAddresses":[]}}')),
    'sense',
    '/data/similarAddresses',
  ],
  [
    'more than was asked for',
    'suggest-addresses two of many',
    suggestions(replaced(/\{"cityTown".*?\}\}/, '$&,$&,$&')),
    'sense',
    '/data/similarAddresses',
  ],
  [
    'a broken request that is taken',
    '/filter.freeFormAddress: maxLength',
    suggestions((a) => ({ ...a, status: 200 })),
    'status',
    'status',
  ],
  [
    'a refusal of another shape',
    '/filter.freeFormAddress: maxLength',
    suggestions((a) => (a.status === 400 ? { ...a, body: '{"message":"too long"}' } : a)),
    'shape',
    '/errors',
  ],
  [
    'a refusal that blames another place',
    'suggest-addresses /filter.freeFormAddress: maxLength',
    suggestions(replaced(/"path":"[^"]*"/, '"path":"/page.size"')),
    'sense',
    '/errors/0/path',
  ],
  [
    'a tenant that is not looked at',
    'suggest-addresses an unknown tenant',
    suggestions(status(200)),
    'status',
    'status',
  ],
  [
    'a city of another state than was asked for',
    'suggest-addresses of a city in one',
    suggestions(replaced('"stateProvince":"GA"', '"stateProvince":"OH"')),
    'sense',
    '/data/similarAddresses/0/stateProvince',
  ],
  [
    'the county beside it',
    'locate-zip-code of a ZIP code',
    of('POST', 'v1/similar-addresses', replaced('"county":"Hamilton"', '"county":"Butler"')),
    'sense',
    '/data/similarAddresses/0/county',
  ],
  [
    'a longer list of places that begins otherwise',
    'suggest-addresses of many without page.size',
    suggestions((answer, request) =>
      request.url.includes('page.size=20')
        ? replaced(/\[(\{.*?\}\}),(\{.*?\}\})/, '[$2,$1')(answer, request)
        : undefined,
    ),
    'sense',
    '/data/similarAddresses',
  ],
  ...[
    ['suggest-addresses', '/appointment-management/v1/similar-addresses', 'similarAddresses'],
    ['search-locations', '/tlc/api/location/search', 'locations'],
  ].map(
    ([call = '', path = '', list]): OverrideCase => [
      `another ZIP code than is being typed: ${call}`,
      `${call} of a ZIP code that begins`,
      at(path, (answer, request) =>
        request.url.includes('0210&')
          ? replaced(/"postalCode":"\d+"(?!.*"postalCode")/, '"postalCode":"99501"')(answer, request)
          : undefined,
      ),
      'sense',
      `/data/${list}`,
    ],
  ),
  [
    'another count of licenses than the list has',
    'licensure-states of a dietitian',
    of('GET', 'v1/licensure-states', replaced(/"licensed":\d+/, '"licensed":3')),
    'sense',
    '/meta/licensure-states/licensed',
  ],
  [
    'five digits of a nine-digit ZIP code that is right',
    'validate-address of an address with a nine-digit',
    at('/tlc/api/location/validateaddress', replaced('45202-1234', '45202')),
    'sense',
    '/data/addressValidations/address',
  ],
  [
    'an address that is corrected to itself',
    'validate-address of an address with a nine-digit',
    at('/tlc/api/location/validateaddress', replaced('"corrected":false', '"corrected":true')),
    'sense',
    '/data/addressValidations/address',
  ],
  [
    'a neighbor of a ZIP code that does not exist',
    'locate-zip-code of one that does not exist among',
    of(
      'POST',
      'v1/similar-addresses',
      replaced(
        '"similarAddresses":[]',
        '"similarAddresses":[{"cityTown":"Cincinnati","stateProvince":"OH","postalCode":"45202"}]',
      ),
    ),
    'sense',
    '/data/similarAddresses',
  ],
];
