import { createHash, randomUUID } from 'node:crypto';
import type { ViewName } from '../../../schemas/routes.ts';
import { type PreparedPage, preparePage } from '../preparePage.ts';

/** The texts of first views stand below this path, each below the name of its route. */
export const TEXTS_PATH = '/page-texts';

/** How many texts are kept. Guests whose pages are older fetch each document by itself. */
const MOST_KEPT = 50;

/** The texts of first views: what a page was rendered from. */
export interface KeptTexts {
  /** Keeps a text, and gives the address that guests get it from, which changes with it. */
  readonly keep: (route: ViewName, text: string) => string;
  readonly find: (address: string) => PreparedPage | undefined;
}

/** Keeps the newest texts, compressed once for all guests. */
export function keepTexts(): KeptTexts {
  const kept = new Map<string, PreparedPage>();
  return {
    keep: (route, text) => {
      const address = `${TEXTS_PATH}/${route}/${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
      const prepared = kept.get(address) ?? preparePage(text, randomUUID());
      kept.delete(address);
      kept.set(address, prepared);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return address;
    },
    find: (address) => kept.get(address),
  };
}
