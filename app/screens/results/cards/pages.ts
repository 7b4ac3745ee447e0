/** How many pages `count` locations need. */
export const pageCount = (count: number, perPage: number): number => Math.ceil(count / perPage);

export interface ListPage<T> {
  /** From 1. */
  readonly page: number;
  readonly items: readonly T[];
  /** Position of its first item in the whole list, from 0. */
  readonly first: number;
}

/** The items of one page, counted from 1; a page after the last one shows the last. */
export function pickPage<T>(items: readonly T[], page: number, perPage: number): ListPage<T> {
  const within = Math.min(Math.max(1, page), Math.max(1, pageCount(items.length, perPage)));
  const first = (within - 1) * perPage;
  return { page: within, items: items.slice(first, first + perPage), first };
}
