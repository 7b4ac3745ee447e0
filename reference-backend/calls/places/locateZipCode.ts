import type { LocateZipCodeReply } from '../../../schemas/generated/api/places/locate-zip-code/reply.js';
import { checkLocateZipCodeRequest } from '../../../schemas/generated/api/places/locate-zip-code/request.js';
import { findCounty } from '../../world/places/findCounty.ts';
import { findPlace } from '../../world/places/findPlace.ts';
import { defineCall } from '../handling/defineCall.ts';

/** City, state and county of a guest's ZIP code, which is neither stored nor logged. */
export const locateZipCode = defineCall({
  name: 'locate-zip-code',
  checkRequest: checkLocateZipCodeRequest,
  limit: 'addressCallsPerClient',
  answer: async ({ postalCode }): Promise<LocateZipCodeReply> => {
    const place = findPlace(postalCode);
    if (!place) return { data: { similarAddresses: [] } };
    const { cityTown, stateProvince, lat, lng } = place;
    const county = findCounty(place);
    const found = { cityTown, stateProvince, postalCode, location: { lat, lng }, ...(county && { county }) };
    return { data: { similarAddresses: [found] } };
  },
});
