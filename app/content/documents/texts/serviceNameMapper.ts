import {
  checkServiceNameMapper,
  type ServiceNameMapper,
} from '../../../../schemas/generated/content/texts/service-name-mapper.js';
import type { DocumentKind } from '../../DocumentKind.ts';

/** What guests read instead of the names that the server lists (SEARCH-44). */
export const serviceNameMapper: DocumentKind<ServiceNameMapper> = {
  name: 'service-name-mapper',
  path: 'service-name-mapper/1.0.0/scheduler/service-name-mapper.json',
  check: checkServiceNameMapper,
};
