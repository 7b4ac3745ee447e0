import { fillTemplate } from '../messages/fillTemplate.ts';
import { placesMessages } from '../messages/placesMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { PaginationMessages } from '../ui/buttons/Pagination.tsx';

/** The texts below a list of places that has pages. */
export function usePaginationMessages(): PaginationMessages {
  const messages = useMessages(placesMessages).pages;
  return { ...messages, position: (page, pages) => fillTemplate(messages.position, { page, pages }) };
}
