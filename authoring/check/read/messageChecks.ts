import type { DocumentCheck } from '#engine';
import type { MessageDocument } from '../../../app/messages/messageDocuments.ts';
import { checkAppointmentMessages } from '../../../schemas/generated/content/messages/appointment-messages.js';
import { checkBenefitCodeMessages } from '../../../schemas/generated/content/messages/benefit-code-messages.js';
import { checkBookingMessages } from '../../../schemas/generated/content/messages/booking-messages.js';
import { checkCancelMessages } from '../../../schemas/generated/content/messages/cancel-messages.js';
import { checkConfirmationMessages } from '../../../schemas/generated/content/messages/confirmation-messages.js';
import { checkLocatorMessages } from '../../../schemas/generated/content/messages/locator-messages.js';
import { checkMailMessages } from '../../../schemas/generated/content/messages/mail-messages.js';
import { checkMoveMessages } from '../../../schemas/generated/content/messages/move-messages.js';
import { checkPlacesMessages } from '../../../schemas/generated/content/messages/places-messages.js';
import { checkPrescreenMessages } from '../../../schemas/generated/content/messages/prescreen-messages.js';
import { checkResultsMessages } from '../../../schemas/generated/content/messages/results-messages.js';
import { checkSearchMessages } from '../../../schemas/generated/content/messages/search-messages.js';
import { checkSiteMessages } from '../../../schemas/generated/content/messages/site-messages.js';
import { checkWalkInMessages } from '../../../schemas/generated/content/messages/walk-in-messages.js';

/** What the schemas ask of the app's own messages. The app takes any object; the content check asks for all of it. */
export const messageChecks: Readonly<Record<MessageDocument, DocumentCheck<unknown>>> = {
  'appointment-messages': checkAppointmentMessages,
  'benefit-code-messages': checkBenefitCodeMessages,
  'booking-messages': checkBookingMessages,
  'cancel-messages': checkCancelMessages,
  'confirmation-messages': checkConfirmationMessages,
  'locator-messages': checkLocatorMessages,
  'mail-messages': checkMailMessages,
  'move-messages': checkMoveMessages,
  'places-messages': checkPlacesMessages,
  'prescreen-messages': checkPrescreenMessages,
  'results-messages': checkResultsMessages,
  'search-messages': checkSearchMessages,
  'site-messages': checkSiteMessages,
  'walk-in-messages': checkWalkInMessages,
};
