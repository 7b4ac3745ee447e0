/** Locations on one page of the results. */
export const locationsPerPage = 5;

/** How many pages `count` locations need. */
export const pageCount = (count: number): number => Math.ceil(count / locationsPerPage);

/** The items of one page, counted from 1; a page beyond the last is the last. */
export function pageOf<T>(items: readonly T[], page: number): { readonly page: number; readonly items: readonly T[] } {
  const within = Math.min(Math.max(1, page), Math.max(1, pageCount(items.length)));
  return { page: within, items: items.slice((within - 1) * locationsPerPage, within * locationsPerPage) };
}
