import { describe, expect, it } from 'vitest';
import { locateZipCode, mapKey, suggestAddresses, validateAddress } from '../../../app/api/index.ts';
import { address } from './address.ts';
import { expectCalls } from './expectCalls.ts';
import { fakeServer, json } from './fakeFetch.ts';

expectCalls([
  {
    name: 'suggestAddresses',
    call: (api, signal) => suggestAddresses(api, 'Mason, O', signal),
    method: 'GET',
    url: '/appointment-management/v1/similar-addresses?filter.freeFormAddress=Mason%2C+O&page.size=5',
    endpoint: '/appointment-management/v1/similar-addresses',
    reply: { data: { similarAddresses: [{ cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }] } },
    value: [{ cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }],
    refusals: {},
  },
  {
    name: 'locateZipCode',
    call: (api, signal) => locateZipCode(api, '45040', signal),
    method: 'POST',
    url: '/appointment-management/v1/similar-addresses',
    endpoint: '/appointment-management/v1/similar-addresses',
    body: { postalCode: '45040' },
    reply: { data: { similarAddresses: [{ cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }] } },
    value: { cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' },
    refusals: {},
  },
  {
    name: 'validateAddress',
    call: (api, signal) => validateAddress(api, address, signal),
    method: 'POST',
    url: '/appointment-management/v1/address-validations',
    endpoint: '/appointment-management/v1/address-validations',
    body: { address },
    reply: { data: { addressValidations: { validated: true, corrected: false, address } } },
    value: { validated: true, corrected: false, address },
    refusals: {},
  },
  {
    name: 'mapKey',
    call: (api, signal) => mapKey(api, signal),
    method: 'POST',
    url: '/tlc/api/location/mapkey',
    endpoint: '/tlc/api/location/mapkey',
    reply: { data: 'the-key' },
    value: 'the-key',
    refusals: { 404: 'noKey' },
  },
]);

describe('validateAddress', () => {
  it('takes a reply that calls an address known and does not give it for malformed', async () => {
    const { api } = fakeServer(() =>
      json(200, { data: { addressValidations: { validated: true, corrected: false } } }),
    );
    expect(await validateAddress(api, address)).toMatchObject({ kind: 'failed', failure: 'malformed' });
  });
});
