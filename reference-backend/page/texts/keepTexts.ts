import { createHash, randomUUID } from 'node:crypto';
import type { View } from '../../../schemas/routes.ts';
import { type PreparedPage, preparePage } from '../preparePage.ts';

/** The texts of first views stand below this path: each below the name of its route, of a page of content below its id, too. */
export const TEXTS_PATH = '/page-texts';

/** How many texts are kept. Guests whose pages are older fetch each document by itself. */
const MOST_KEPT = 50;

/** The texts of first views: what a page was rendered from. */
export interface KeptTexts {
  /** Keeps a text, and gives the address that guests get it from, which changes with it. */
  readonly keep: (view: View, text: string) => string;
  readonly find: (address: string) => PreparedPage | undefined;
}

/** Keeps the texts that were made or asked for last, compressed once for all guests. */
export function keepTexts(): KeptTexts {
  const kept = new Map<string, PreparedPage>();
  /** Puts a text behind all others. */
  function keepLast(address: string, text: PreparedPage): void {
    kept.delete(address);
    kept.set(address, text);
  }
  return {
    keep: ({ name, page }, text) => {
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      const address = [TEXTS_PATH, name, ...(page === undefined ? [] : [page]), hash].join('/');
      const prepared = kept.get(address) ?? preparePage(text, randomUUID());
      keepLast(address, prepared);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return address;
    },
    find: (address) => {
      const found = kept.get(address);
      if (found) keepLast(address, found);
      return found;
    },
  };
}
