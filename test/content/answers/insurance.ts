import type { StepAnswers } from './StepAnswers.ts';

type Level = 'PRIMARY' | 'SECONDARY';

const policy = (level: Level, carrier: string) => ({
  [`${level}-insuranceCarrier`]: carrier,
  [`${level}-memberId`]: 'x'.repeat(20),
  [`${level}-groupNumber`]: 'x'.repeat(30),
  [`${level}-relation`]: 'Spouse',
  [`${level}-policyholder-firstName`]: 'Grace',
  [`${level}-policyholder-lastName`]: 'x'.repeat(50),
  [`${level}-sexAssignedAtBirth`]: 'Female',
  [`${level}-personCode`]: '01',
  [`${level}-sendInvoiceTo`]: 'Policy Holder',
});

/** What is asked of a carrier that is typed, where no options are configured. */
const typedCarrier = (level: Level) => ({
  [`${level}-insuranceCarrierName`]: 'Acme Health',
  [`${level}-claimsAddressLineOne`]: 'P.O. Box 14079',
  [`${level}-claimsAddressLineTwo`]: 'Claims',
  [`${level}-claimsCity`]: 'Lexington',
  [`${level}-claimsState`]: 'KY',
  [`${level}-claimsZipCode`]: '40512-4079',
});

/**
 * `maximal` is everything that can be asked of an insured guest; a guest without insurance is asked for an ID instead.
 */
export const insurance: StepAnswers = {
  minimal: { hasPrimaryInsurance: false, hasMedicaid: false, hasMedicare: false },
  settings: { referral: true },
  maximal: {
    hasPrimaryInsurance: true,
    hasMedicaid: true,
    hasMedicare: true,
    ...policy('PRIMARY', 'Aetna'),
    hasSecondaryInsurance: true,
    ...policy('SECONDARY', 'Cigna'),
    hasReferral: false,
  },
};

/** The most where carriers are typed. */
export const typedCarriers = { ...insurance.maximal, ...typedCarrier('PRIMARY'), ...typedCarrier('SECONDARY') };
