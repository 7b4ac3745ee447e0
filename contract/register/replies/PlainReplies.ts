import { checkLicensureStatesReply } from '../../../schemas/generated/api/places/licensure-states/reply.js';
import { checkLocateZipCodeReply } from '../../../schemas/generated/api/places/locate-zip-code/reply.js';
import { checkLocateZipCodeRequest } from '../../../schemas/generated/api/places/locate-zip-code/request.js';
import { checkSearchLocationsReply } from '../../../schemas/generated/api/places/search-locations/reply.js';
import { checkSearchLocationsRequest } from '../../../schemas/generated/api/places/search-locations/request.js';
import { checkSuggestAddressesReply } from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { checkSuggestAddressesRequest } from '../../../schemas/generated/api/places/suggest-addresses/request.js';
import { checkValidateAddressReply } from '../../../schemas/generated/api/places/validate-address/reply.js';
import { checkValidateAddressRequest } from '../../../schemas/generated/api/places/validate-address/request.js';
import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkListServicesRequest } from '../../../schemas/generated/api/services/list-services/request.js';
import { checkValidateBenefitCodeReply } from '../../../schemas/generated/api/services/validate-benefit-code/reply.js';
import type { ContractName } from '../../calls/addresses.ts';
import type { Query, Sending } from '../../exchange/Sending.ts';
import type { Finding } from '../Finding.ts';
import { addressFinding } from './addressFinding.ts';
import { SeenAnswers } from './SeenAnswers.ts';
import { SeenServices } from './SeenServices.ts';
import { SeenSuggestions } from './SeenSuggestions.ts';
import { statesFinding } from './statesFinding.ts';

/** Suggestions that are asked for where a request does not say how many. */
const DEFAULT_SIZE = 5;

/** Holds the replies of calls that nothing of a run changes: suggestions, addresses, services, states and codes. */
export class PlainReplies {
  readonly #answers = new SeenAnswers();
  readonly #suggestions = new SeenSuggestions();
  readonly #services = new SeenServices();

  findings(call: ContractName, { query = {}, body, path }: Sending, reply: unknown): readonly Finding[] {
    if (call === 'suggest-addresses' && checkSuggestAddressesRequest(query) && checkSuggestAddressesReply(reply)) {
      const { 'filter.freeFormAddress': typed, 'page.size': size = DEFAULT_SIZE } = query;
      const { similarAddresses: found } = reply.data;
      return this.#suggestions.findings({ call, typed, size: Number(size), found, at: '/data/similarAddresses' });
    }
    if (call === 'search-locations' && checkSearchLocationsRequest(query) && checkSearchLocationsReply(reply)) {
      const { freeFormAddress: typed, 'page.size': size = DEFAULT_SIZE } = query;
      const { locations: found } = reply.data;
      return this.#suggestions.findings({ call, typed, size: Number(size), found, at: '/data/locations' });
    }
    if (call === 'locate-zip-code' && checkLocateZipCodeRequest(body) && checkLocateZipCodeReply(reply)) {
      const { similarAddresses: found } = reply.data;
      const asked = { call, typed: body.postalCode, size: 1, found, at: '/data/similarAddresses' };
      return [...this.#suggestions.findings(asked), this.#answers.finding([call, body], reply.data, '/data')];
    }
    if (call === 'validate-address' && checkValidateAddressRequest(body) && checkValidateAddressReply(reply))
      return [addressFinding(body.address, reply), this.#answers.finding([call, body], reply.data, '/data')];
    if (call === 'licensure-states' && checkLicensureStatesReply(reply))
      return [statesFinding(reply), this.#answers.finding([call, query], reply, '')];
    if (call === 'validate-benefit-code' && checkValidateBenefitCodeReply(reply))
      return [this.codeFinding(query, reply.data.validation.isValid, '/data/validation/isValid')];
    if (call === 'list-services' && checkListServicesRequest(query) && checkListServicesReply(reply)) {
      const businesses = [...new Set(query['filter.businessNames'])].toSorted();
      const ids = reply.data.services.map(({ id }) => id).toSorted((one, other) => one - other);
      const place = query['filter.locationId'];
      return [
        ...this.#services.findings(reply, businesses, place !== undefined),
        this.#answers.finding([call, path, businesses, place], ids, '/data/services'),
      ];
    }
    return [];
  }

  /** Whether a code is valid: as every other reply says it, to whatever call, in whatever letters. */
  codeFinding(query: Query, isValid: boolean, at: string): Finding {
    const code = String(query['filter.benefitCode']).trim().toUpperCase();
    return this.#answers.finding(['code', code], isValid, at);
  }
}
