import { type ContentPage, checkContentPage } from '../../../../schemas/generated/content/texts/page.js';
import type { DocumentKind } from '../../DocumentKind.ts';
import { pageTexts } from './pageTexts.ts';

/** A page to read; the id is its name (`clinic-services`). What all of them have in common stands at its end. */
export const page: DocumentKind<ContentPage> = {
  name: 'page',
  path: 'page/1.0.0/tlc/{id}.json',
  check: checkContentPage,
  merges: [pageTexts],
};

export type { ContentPage, PageBlock } from '../../../../schemas/generated/content/texts/page.js';
