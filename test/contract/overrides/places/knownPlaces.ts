import { at, of, replaced, suggestions } from '../Change.ts';
import type { OverrideCase } from '../OverrideCase.ts';

const validating = 'v1/address-validations';

/** What a server says of addresses and towns that it knows elsewhere. */
export const knownPlaces: readonly OverrideCase[] = [
  [
    'the address of a clinic that is not known',
    'validate-address of a clinic',
    of('POST', validating, (answer) => ({
      ...answer,
      body: '{"data":{"addressValidations":{"validated":false,"corrected":false}}}',
    })),
    'sense',
    '/data/addressValidations/validated',
  ],
  [
    'an address that is corrected each time',
    'validate-address of one as it was corrected before',
    of('POST', validating, replaced('"corrected":false', '"corrected":true')),
    'sense',
    '/data/addressValidations/corrected',
  ],
  [
    'a city of another state that has the same name',
    'validate-address of one in such a state',
    at('/tlc/api/location/validateaddress', (answer, { body: sent }) => ({
      ...answer,
      body: `{"data":{"addressValidations":{"validated":true,"corrected":false,${sent.slice(1, -1)}}}}`,
    })),
    'sense',
    '/data/addressValidations',
  ],
  [
    'a city that has what was typed somewhere in its name',
    'suggest-addresses two of many',
    suggestions(replaced(/"cityTown":"S/, '"cityTown":"West S')),
    'sense',
    '/data/similarAddresses/0/cityTown',
  ],
];
