import { checkValidateBenefitCodeReply } from '../../schemas/generated/api/services/validate-benefit-code/reply.js';
import type { ValidateBenefitCodeRequest } from '../../schemas/generated/api/services/validate-benefit-code/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

/** Whether a benefit code can be used. */
export async function validateBenefitCode(
  api: ApiContext,
  code: string,
  signal?: AbortSignal,
): Promise<Outcome<boolean>> {
  const query: ValidateBenefitCodeRequest = { 'filter.benefitCode': code };
  const outcome = await send(api, {
    call: 'validate-benefit-code',
    query: { ...query },
    check: checkValidateBenefitCodeReply,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.validation.isValid);
}
