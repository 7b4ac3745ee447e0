import type { CategoryConfig } from '../../../journey/flow/categoryConfig.ts';

/** Where a search leads. */
export type SearchTarget =
  | { readonly kind: 'results' | 'prescreen' }
  | { readonly kind: 'pharmacy'; readonly url: string };

/** The redirect action of the category (SEARCH-29). */
export function searchTarget({ redirectAction, pharmacyUrl }: CategoryConfig): SearchTarget {
  if (redirectAction === 'pharmacy_scheduler' && pharmacyUrl !== undefined)
    return { kind: 'pharmacy', url: pharmacyUrl };
  return { kind: redirectAction === 'prescreen' ? 'prescreen' : 'results' };
}
