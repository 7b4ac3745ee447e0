import { fillTemplate } from '../messages/fillTemplate.ts';
import { placesMessages } from '../messages/places/places.ts';
import type { PaginationMessages } from '../ui/buttons/Pagination.tsx';

/** The texts below a list of places that has pages. */
export const paginationMessages: PaginationMessages = {
  ...placesMessages.pages,
  position: (page, pages) => fillTemplate(placesMessages.pages.position, { page, pages }),
};
