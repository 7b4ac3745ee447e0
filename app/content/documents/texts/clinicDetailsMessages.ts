import {
  type ClinicDetailsMessages,
  checkClinicDetailsMessages,
} from '../../../../schemas/generated/content/texts/clinic-details-messages.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** What the page of every clinic tells guests (LOCATOR-11). */
export const clinicDetailsMessages: DocumentKind<ClinicDetailsMessages> = {
  name: 'clinic-details-messages',
  path: 'textcollection/1.0.0/tlc/clinic-details-messages.json',
  check: checkClinicDetailsMessages,
};
