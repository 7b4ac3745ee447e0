import {
  checkValidateBenefitCodeReply,
  type ValidateBenefitCodeReply,
} from '../../../schemas/generated/api/services/validate-benefit-code/reply.js';
import { checkValidateBenefitCodeRequest } from '../../../schemas/generated/api/services/validate-benefit-code/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { unless } from '../../check/unless.ts';
import type { World } from '../../world/World.ts';

const isValid =
  (expected: boolean) =>
  ({ data: { validation } }: ValidateBenefitCodeReply) =>
    unless(validation.isValid === expected, '/data/validation/isValid', String(expected), String(validation.isValid));

/** A code is compared as a whole. */
const nearlyValid: readonly (readonly [string, (code: string) => string])[] = [
  ['with one character more', (code) => `${code}9`],
  ['without its last character', (code) => code.slice(0, -1)],
  ['without its first character', (code) => code.slice(1)],
  ['with a space within', (code) => `${code.slice(0, 2)} ${code.slice(2)}`],
];

export const validateBenefitCode = defineContract({
  call: 'validate-benefit-code',
  checkRequest: checkValidateBenefitCodeRequest,
  checkReply: checkValidateBenefitCodeReply,
  whole: () => ({ query: { 'filter.benefitCode': 'NOT-A-CODE' } }),
  cases: [
    {
      name: 'a code that nobody has',
      statuses: [200],
      send: () => ({ query: { 'filter.benefitCode': 'NOT-A-CODE' }, findViolation: isValid(false) }),
    },
    {
      name: 'a valid code',
      statuses: [200],
      send: ({ target: { benefitCode } }) => {
        if (benefitCode === undefined) throw skipped('needs a valid code: --benefit-code');
        return { query: { 'filter.benefitCode': benefitCode }, findViolation: isValid(true) };
      },
    },
    {
      name: 'a valid code in lower case and with spaces around',
      statuses: [200],
      send: ({ target: { benefitCode } }) => {
        if (benefitCode === undefined) throw skipped('needs a valid code: --benefit-code');
        return { query: { 'filter.benefitCode': ` ${benefitCode.toLowerCase()} ` }, findViolation: isValid(true) };
      },
    },
    ...nearlyValid.map(([name, change]) => ({
      name: `a valid code ${name}, which nobody has`,
      statuses: [200],
      send: ({ target: { benefitCode } }: World) => {
        if (benefitCode === undefined) throw skipped('needs a valid code: --benefit-code');
        return { query: { 'filter.benefitCode': change(benefitCode) }, findViolation: isValid(false) };
      },
    })),
  ],
});
