import type { ValidateAddressReply } from '../../../schemas/generated/api/places/validate-address/reply.js';
import { checkValidateAddressRequest } from '../../../schemas/generated/api/places/validate-address/request.js';
import { standardAddress } from '../../world/places/standardAddress.ts';
import { defineCall } from '../handling/defineCall.ts';

/** Whether the address is known, and its standard form. The address is neither stored nor logged. */
export const validateAddress = defineCall({
  name: 'validate-address',
  checkRequest: checkValidateAddressRequest,
  limit: 'addressCallsPerClient',
  answer: async ({ address }): Promise<ValidateAddressReply> => {
    const found = standardAddress(address);
    return {
      data: { addressValidations: found ? { validated: true, ...found } : { validated: false, corrected: false } },
    };
  },
});
