import { type CompleteCriteria, noCriteria } from '../journey/search/SearchCriteria.ts';
import type { BookableService } from '../journey/services/BookableService.ts';
import type { SearchFields } from './searchFields.ts';

/** The search that a form without errors asks for. */
export function completeCriteria({ location, date }: SearchFields, service: BookableService): CompleteCriteria {
  return { ...noCriteria, type: service.name, location: location.trim(), date, serviceIds: [service.id] };
}
