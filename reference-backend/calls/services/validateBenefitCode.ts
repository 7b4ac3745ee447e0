import type { ValidateBenefitCodeReply } from '../../../schemas/generated/api/services/validate-benefit-code/reply.js';
import { checkValidateBenefitCodeRequest } from '../../../schemas/generated/api/services/validate-benefit-code/request.js';
import { isBenefitCode } from '../../slots/isBenefitCode.ts';
import { defineCall } from '../handling/defineCall.ts';

/** Whether a benefit code can be used. */
export const validateBenefitCode = defineCall({
  name: 'validate-benefit-code',
  checkRequest: checkValidateBenefitCodeRequest,
  answer: async (request, visit): Promise<ValidateBenefitCodeReply> => ({
    data: { validation: { isValid: await isBenefitCode(visit, request['filter.benefitCode']) } },
  }),
});
