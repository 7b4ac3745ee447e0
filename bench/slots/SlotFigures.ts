import type { Book } from './fillBook.ts';
import type { SearchFigures } from './measureSearches.ts';

/** A world of so many clinics, and how it is searched. */
export interface SlotFigures extends SearchFigures, Book {
  readonly clinics: number;
}
