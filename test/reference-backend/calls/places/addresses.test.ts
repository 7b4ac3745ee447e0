import { expect, test } from 'vitest';
import { checkLocateZipCodeReply } from '../../../../schemas/generated/api/places/locate-zip-code/reply.js';
import { checkSearchLocationsReply } from '../../../../schemas/generated/api/places/search-locations/reply.js';
import { checkSuggestAddressesReply } from '../../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { checkValidateAddressReply } from '../../../../schemas/generated/api/places/validate-address/reply.js';
import { paths } from '../../support/calls.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const backend = suiteBackend();
const cincinnati = { cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' };

test('a typed place suggests cities, and no more of them than were asked for', async () => {
  const suggest = async (query: Readonly<Record<string, string>>) =>
    (await backend().guest().ask(checkSuggestAddressesReply, 'GET', paths.addresses, { query })).data.similarAddresses;
  const found = await suggest({ 'filter.freeFormAddress': 'Cinc' });
  expect(found[0]).toMatchObject({ cityTown: 'Cincinnati', stateProvince: 'OH' });
  expect(await suggest({ 'filter.freeFormAddress': 'C', 'page.size': '2' }).catch(String)).toContain('400');
  expect(await suggest({ 'filter.freeFormAddress': 'Co', 'page.size': '2' })).toHaveLength(2);
  expect(await suggest({ 'filter.freeFormAddress': 'Atlantis' })).toEqual([]);
});

test('a ZIP code has its place, with the county, and one that does not exist has none', async () => {
  const locate = async (postalCode: string) =>
    (await backend().guest().ask(checkLocateZipCodeReply, 'POST', paths.addresses, { body: { postalCode } })).data
      .similarAddresses;
  expect(await locate('45202')).toMatchObject([{ ...cincinnati, county: 'Hamilton' }]);
  expect(await locate('00000')).toEqual([]);
  expect(await locate('45202-1234').catch(String)).toContain('400');
});

test('the locator has the same suggestions, and the same judgement of an address, at paths of its own', async () => {
  const guest = backend().guest();
  const { data } = await guest.ask(checkSearchLocationsReply, 'GET', paths.locations, {
    query: { freeFormAddress: 'Cinc', 'page.size': '3' },
  });
  const other = await guest.ask(checkSuggestAddressesReply, 'GET', paths.addresses, {
    query: { 'filter.freeFormAddress': 'Cinc', 'page.size': '3' },
  });
  expect(data.locations).toEqual(other.data.similarAddresses);
  const sending = { body: { address: { addressLines: ['12 Analytical Way'], ...cincinnati } } };
  const validated = await guest.ask(checkValidateAddressReply, 'POST', paths.locationValidation, sending);
  expect(validated.data.addressValidations).toMatchObject({ validated: true });
});

test('an address is known as it is, as another one, or not at all', async () => {
  const validate = async (more: object) => {
    const address = { addressLines: ['12 Analytical Way'], ...cincinnati, ...more };
    const sending = { body: { address } };
    const { data } = await backend().guest().ask(checkValidateAddressReply, 'POST', paths.addressValidations, sending);
    return data.addressValidations;
  };
  expect(await validate({})).toMatchObject({ validated: true, corrected: false });
  expect(await validate({ cityTown: 'Louisville', stateProvince: 'KY' })).toMatchObject({
    validated: true,
    corrected: true,
    address: cincinnati,
  });
  expect(await validate({ postalCode: '00000' })).toEqual({ validated: false, corrected: false });
});
