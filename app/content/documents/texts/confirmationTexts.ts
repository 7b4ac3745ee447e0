import {
  type ConfirmationTexts,
  checkConfirmationTexts,
} from '../../../../schemas/generated/content/texts/confirmation-texts.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** Words of the confirmation page, by flow. */
export const confirmationTexts: DocumentKind<ConfirmationTexts> = {
  name: 'confirmation-texts',
  path: 'textcollection/1.0.0/tlc/confirmation-texts.json',
  check: checkConfirmationTexts,
};
