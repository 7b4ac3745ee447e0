import type { AppDocument } from '../../messages/MessageStore.ts';
import type { ScreenName } from './screenModules.ts';

/** The documents with the messages of each screen, besides the documents of every page. */
export const screenMessages: Readonly<Record<ScreenName, readonly AppDocument[]>> = {
  main: ['search-messages', 'places-messages', 'benefit-code-messages'],
  benefitCodes: ['benefit-code-messages'],
  prescreen: ['prescreen-messages'],
  result: ['results-messages', 'places-messages', 'appointment-messages', 'benefit-code-messages', 'move-messages'],
  followup: ['results-messages', 'places-messages', 'appointment-messages', 'move-messages'],
  schedule: ['booking-messages', 'appointment-messages', 'walk-in-messages'],
  reschedule: ['move-messages', 'appointment-messages', 'cancel-messages'],
  confirmation: [
    'confirmation-messages',
    'appointment-messages',
    'cancel-messages',
    'walk-in-messages',
    'move-messages',
  ],
  cancel: ['cancel-messages', 'appointment-messages', 'confirmation-messages', 'move-messages'],
  canceled: ['cancel-messages', 'appointment-messages'],
  instantVaccine: ['walk-in-messages', 'appointment-messages'],
  instantVaccineSelection: ['walk-in-messages', 'appointment-messages'],
  clinicLocator: ['locator-messages', 'places-messages'],
  clinicLocations: ['locator-messages', 'places-messages'],
  clinicDetails: ['locator-messages', 'places-messages'],
  clinicServices: [],
  clinicBilling: [],
  contentPage: [],
};
