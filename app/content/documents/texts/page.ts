import { type ContentPage, checkContentPage } from '../../../../schemas/generated/content/texts/page.js';
import type { DocumentKind } from '../../DocumentKind.ts';
import { pageTexts } from './pageTexts.ts';

/** A content page; the id is its name (`clinic-services`). The texts that all pages share are merged into it. */
export const page: DocumentKind<ContentPage> = {
  name: 'page',
  path: 'page/1.0.0/tlc/{id}.json',
  check: checkContentPage,
  merges: [pageTexts],
};

export type { ContentPage, PageBlock } from '../../../../schemas/generated/content/texts/page.js';
