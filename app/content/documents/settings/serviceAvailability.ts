import {
  checkServiceAvailabilityError,
  type ServiceAvailabilityError,
} from '../../../../schemas/generated/content/settings/saf-error.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The service-availability banner of the search form (SEARCH-7). */
export const serviceAvailability: DocumentKind<ServiceAvailabilityError> = {
  name: 'saf-error',
  path: 'saf-error/1.0.0/scheduler/saf-error.json',
  check: checkServiceAvailabilityError,
};
