import { createContext } from 'react';

/** What the app puts into the head of the page. */
export type HeadPart =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'canonical'; readonly address: string };

/** Takes each part while the server renders. In a browser, where parts go into the document itself, there is none. */
export const HeadOnServer = createContext<((part: HeadPart) => void) | undefined>(undefined);
