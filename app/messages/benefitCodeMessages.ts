import type { BenefitCodeMessages } from '../../schemas/generated/content/messages/benefit-code-messages.js';
import { shippedBenefitCodeMessages } from '../../schemas/generated/content/messages/benefit-code-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { BenefitCodeMessages };

/** The benefit code page, and the notices about a guest's code (BENEFIT-1 to BENEFIT-5). */
export const benefitCodeMessages: MessageSet<BenefitCodeMessages> = {
  document: 'benefit-code-messages',
  shipped: shippedBenefitCodeMessages,
};
