import {
  checkServiceExtraProperties,
  type ServiceExtraProperties,
} from '../../../../schemas/generated/content/texts/service-extra-properties.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** What a guest should know about a service besides its name. */
export const serviceExtraProperties: DocumentKind<ServiceExtraProperties> = {
  name: 'service-extra-properties',
  path: 'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
  check: checkServiceExtraProperties,
};
